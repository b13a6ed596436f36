import { readCollection } from './read-collection';

/** Privacy, terms and cookies. */
export const legal = readCollection('legal');
