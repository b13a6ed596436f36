import { readCollection } from './read-collection';

/** The posts of the blog. */
export const posts = readCollection('posts');
