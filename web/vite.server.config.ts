import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileContent } from './compile-content';
import { contracts } from './vite.config';

/** The server build: one file without outside imports, loaded by the gateway by path (DESIGN section 10). */
export default defineConfig({
  plugins: [compileContent(), react()],
  resolve: { alias: contracts },
  ssr: { noExternal: true },
  // React's own development build would put stack traces into a page whose part failed.
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  build: {
    ssr: 'src/app/entry-server.tsx',
    outDir: 'dist-server',
    target: 'node20',
    rolldownOptions: { output: { format: 'esm', entryFileNames: 'entry-server.mjs', codeSplitting: false } },
  },
});
