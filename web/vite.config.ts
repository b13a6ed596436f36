import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileContent } from './compile-content';
import { cutFonts, preloadFonts } from './cut-fonts';
import { inlineListening } from './inline-listening';
import { listRulesOf } from './list-rules';
import { trimLibraries } from './trim-libraries';

export const contracts = { '@folia/contracts': fileURLToPath(new URL('../libs/contracts/src', import.meta.url)) };

const aliases = Object.entries(contracts).map(([find, replacement]) => ({ find, replacement }));

/** The router's own build without its warnings for developers: its package names only the other one. */
const router = fileURLToPath(new URL('../node_modules/react-router/dist/production/', import.meta.url));
const withoutWarnings = [
  { find: /^react-router$/, replacement: `${router}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}dom-export.mjs` },
];

const ours = /(web|contracts)[\\/]src[\\/]/;
const icon = /lucide-react[\\/]/;
/** Where anything is searched. */
const searchIcon = /lucide-react[\\/].*[\\/]search\./;

type Build = { getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null };

/** Whether a module of ours is among those that one file imports, directly or not. `andLater`: what it imports for later counts as well. */
function importedBy(file: string, { andLater = false } = {}) {
  const root = fileURLToPath(new URL(file, import.meta.url));
  const found = new Set<string>();
  const follow = (id: string, build: Build) => {
    if (found.has(id) || !ours.test(id)) return;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = build.getModuleInfo(id) ?? {};
    for (const imported of id === root && andLater ? [...importedIds, ...dynamicallyImportedIds] : importedIds) follow(imported, build);
  };
  return (id: string, build: Build) => {
    follow(root, build);
    return found.has(id) && id !== root;
  };
}

const isBase = importedBy('src/app/start.tsx');
const isOfMembers = importedBy('src/app/member-parts.ts');
const isOfSite = importedBy('src/app/site-pages.ts', { andLater: true });

/** What a lazy part is made of is fetched before it is imported (src/lib/fetch-scripts.ts); Vite's own helper goes on from there. */
function fetchBeforeImport(): Plugin {
  const own = /export const __vitePreload = /;
  return {
    name: 'folia-fetch-before-import',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!own.test(code)) this.error('The preload helper of Vite has changed: see fetchBeforeImport');
        return {
          code: `import { fetchScripts } from '/src/lib/fetch-scripts.ts';
${code.replace(own, 'const preloadNow = ')}
export const __vitePreload = async (load, deps, importer) => {
  await fetchScripts((deps ?? []).map((dep) => new URL(assetsURL(dep, importer), import.meta.url).href));
  return preloadNow(load, deps, importer);
};`,
          map: null,
        };
      },
    },
  };
}

export default defineConfig({
  plugins: [
    compileContent(),
    cutFonts(),
    react(),
    tailwindcss(),
    preloadFonts(),
    fetchBeforeImport(),
    trimLibraries(),
    listRulesOf('site', 'person'),
    inlineListening(),
  ],
  define: { 'import.meta.env.MAIN_SCRIPTS': JSON.stringify(['/src/app/main.tsx']) },
  resolve: { alias: [...aliases, ...withoutWarnings] },
  // Where our files come from is known at run time: documents are given it by the gateway, all else is found beside the file that names it.
  experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // An inlined asset would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The document's own script asks for what the main one exports.
      preserveEntrySignatures: 'exports-only',
      // The gateway inlines what a document uses of one of the sheets.
      input: { index: 'index.html', main: 'src/app/main.tsx', site: 'src/app/site.css', person: 'src/app/person.css' },
      output: {
        // Scripts name each other: with what is in them, their names alone would be 2 kB of a screen.
        chunkFileNames: 'assets/[hash:8].js',
        codeSplitting: {
          groups: [
            // All that the main script of a page stands on, and what the scripts that record visits and measure share with others.
            {
              name: 'import',
              test: /vite[\\/]preload-helper|lib[\\/](fetch-scripts|config|auth-code|storage|asks-not-to-be-tracked|note-visit-action|events|measuring-choice|after-load|palette-key)\.|visit[\\/]visit-memory\./,
              priority: 4,
            },
            // With the context that gives what asks the server: the rest of that comes when somebody asks (src/lib/queries.ts).
            {
              name: 'vendor',
              test: /node_modules[\\/]((react|react-dom|react-router|react-router-dom|scheduler)[\\/]|@tanstack[\\/].*[\\/]QueryClientProvider\.)/,
              priority: 3,
            },
            { name: 'queries', test: /node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/]/, priority: 2 },
            // What every page begins with is one script, not one for each way in which screens share it.
            { name: (id, build) => (isBase(id, build) ? 'base' : null), priority: 1 },
            { name: 'icons', test: icon, minShareCount: 12, priority: 0.7 },
            // Guests open dialogs, too.
            { name: 'modal', test: /src[\\/]ui[\\/]modal\./, priority: 0.6 },
            // The same for what members have around every screen; apart from it, what public pages stand on as well.
            { name: (id, build) => ((isOfMembers(id, build) && isOfSite(id, build)) || searchIcon.test(id) ? 'public' : null), priority: 0.5 },
            { name: (id, build) => (isOfMembers(id, build) ? 'members' : null), priority: 0 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/files': 'http://localhost:8080' } },
});
