import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';

const folder = inRoot('deploy/local/examples');

/** The usernames of the example people, which their files are named after. */
export const exampleUsernames = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''));

/** Everybody's words: `{uname, name, basics, items: [kind, fields, pictures?][]}`. */
export const readExamples = () => exampleUsernames().map((uname) => ({ uname, ...JSON.parse(readFileSync(`${folder}/${uname}.json`, 'utf8')) }));

/** The drawings of one person by name; each gives an SVG. */
export const drawingsOf = async (uname) => (await import(`./pictures/${uname}.mjs`)).pictures;
