import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type CollectionName, collections } from './content/collections';
import { partMeta, readFiles } from './content/read-collection';

const folder = join(import.meta.dirname, 'content');
const names = Object.keys(collections) as CollectionName[];
const collectionOf = (id: string) => names.find((name) => id === join(folder, `${name}.ts`));
const textOf = (id: string) => names.find((name) => id.startsWith(join(folder, name, '/')) && id.endsWith('.md'));

/**
 * Puts the answer of `readCollection` in the place of its call: what a list shows is in one script, and each text in one of its own. Neither Markdown nor what
 * reads it reaches a browser. A text with a fault fails the build with its file and field.
 */
export function compileContent(): Plugin {
  return {
    name: 'folia-compile-content',
    load(id) {
      const collection = collectionOf(id);
      if (collection) {
        this.addWatchFile(join(folder, collection));
        const entries = readFiles(collection).map(({ file, slug, content: { meta, words } }) => {
          const said = JSON.stringify({ slug, meta: partMeta(meta).shown, words }).slice(1, -1);
          return `{${said},load:()=>import(${JSON.stringify(file)})}`;
        });
        return `export const ${collection} = [${entries.join(',\n')}];`;
      }
      const name = textOf(id);
      const text = name && readFiles(name).find(({ file }) => file === id)?.content;
      if (!text) return undefined;
      const { html, sections, meta } = text;
      return Object.entries({ html, sections, asked: partMeta(meta).asked })
        .map(([said, value]) => `export const ${said} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
