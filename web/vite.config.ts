import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

export const contracts = { '@folia/contracts': fileURLToPath(new URL('../libs/contracts/src', import.meta.url)) };

/** The two Latin cuts stand in the first screen of every page; their hashed names are only known after the build. */
function preloadFonts(): Plugin {
  const first = /(inter|newsreader)-latin-opsz-normal/;
  return {
    name: 'folia-preload-fonts',
    transformIndexHtml: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => first.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head-prepend' as const,
        })),
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts()],
  resolve: { alias: contracts },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // An inlined asset would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The gateway inlines the second into what it renders.
      input: { index: 'index.html', public: 'src/app/public.css' },
      output: {
        codeSplitting: { groups: [{ name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|@tanstack)[\\/]/ }] },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/files': 'http://localhost:8080' } },
});
