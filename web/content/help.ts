import { readCollection } from './read-collection';

/** The articles of the help centre. */
export const help = readCollection('help');
