import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contracts } from './vite.config';

/**
 * The development page of all pieces and e-mails: a build of its own beside the product's, so that it is in no image and adds nothing to any page. Its fonts are
 * those that the product's build has cut.
 */
export default defineConfig({
  root: 'kit',
  base: '/app/kit/',
  plugins: [react(), tailwindcss()],
  resolve: { alias: contracts },
  build: { outDir: '../dist-kit', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1_000 },
});
