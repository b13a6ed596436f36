import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type CollectionName, collections, type Meta } from './collections';
import { type Body, type Content, readContent } from './read-content';

/** What only a search reads (`asked` of the help) comes with the text: a list is loaded by many pages. */
type Loaded = Body & { asked: string };
/** A text as lists show it; `load` brings the rest. Its slug is the name of its file. */
export type Entry<Name extends CollectionName> = { slug: string; meta: Omit<Meta<Name>, 'asked'>; words: number; load: () => Promise<Loaded> };

/** The front matter without what only a search reads, and that. */
export function partMeta<Name extends CollectionName>(meta: Meta<Name>): { shown: Omit<Meta<Name>, 'asked'>; asked: string } {
  const { asked = '', ...shown } = meta as Meta<Name> & { asked?: string };
  return { shown, asked };
}

/** The texts of a folder, by the names of their files. Throws like readContent. */
export function readFiles<Name extends CollectionName>(name: Name): { file: string; slug: string; content: Content<Meta<Name>> }[] {
  const folder = join(__dirname, name);
  const schema = collections[name] as unknown as z.ZodType<Meta<Name>>;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const path = join(folder, file);
      const content = readContent(readFileSync(path, 'utf8'), `web/content/${name}/${file}`, schema);
      return { file: path, slug: file.slice(0, -'.md'.length), content };
    });
}

/** A collection as pages import it. The build calls this once and keeps the answer (compile-content.ts); specs read the files. */
export const readCollection = <Name extends CollectionName>(name: Name): Entry<Name>[] =>
  readFiles(name).map(({ slug, content: { meta, words, html, sections } }) => {
    const { shown, asked } = partMeta<Name>(meta);
    return { slug, meta: shown, words, load: async () => ({ html, sections, asked }) };
  });
