import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const tag = '<script type="module" src="/src/app/listen.ts"></script>';
const place = '<!--folia:listening-->';
const main = fileURLToPath(new URL('src/app/main.tsx', import.meta.url));

/** The first script of a page as one text, with the addresses of those that it fetches. */
async function compiled(scripts: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'import.meta.env.MAIN_SCRIPTS': JSON.stringify(scripts) },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      // For a server nothing is added that preloads what a script imports.
      ssr: fileURLToPath(new URL('src/app/listen.ts', import.meta.url)),
    },
    ssr: { noExternal: true },
  });
  const [script] = 'output' in built ? built.output : [];
  if (!script || script.imports.length > 0) throw new Error('The script that listens for a reader has to be one text');
  return script.code.trim();
}

/**
 * Writes the script that listens for a reader into the document: a file would be fetched while the words wait for their fonts. In development it is fetched as
 * every other.
 */
export function inlineListening(): Plugin[] {
  return [
    {
      name: 'folia-leave-listening-out',
      apply: 'build',
      transformIndexHtml: { order: 'pre', handler: (html) => html.replace(tag, place) },
    },
    {
      name: 'folia-inline-listening',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        async handler(html, { bundle = {} }) {
          const script = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId === main);
          if (script?.type !== 'chunk' || !html.includes(place))
            throw new Error('index.html has no place for the script that listens, or that script no main one');
          const code = await compiled([script.fileName, ...script.imports].map((file) => `/${file}`));
          return html.replace(place, () => `<script type="module">${code}</script>`);
        },
      },
    },
  ];
}
