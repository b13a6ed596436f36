import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from './build.mjs';
import { inRoot } from './paths.mjs';

/** What the signed-in shell fetches beside the screen. */
const shell = ['src/lib/query-client.ts', 'src/app/current-user-query.tsx', 'src/app/app-screens.ts', 'src/app/member-parts.ts'];
const main = 'src/app/main.tsx';
const start = 'src/app/start.tsx';
/** A page that is only read: its scripts are fetched at the first sign of a person (web/src/app/listen.ts). */
const read = { limit: 10_000, parts: [] };
/** The same page once a person is there, with nothing in their cache. */
const open = (...parts) => ({ limit: 130_000, parts: [start, ...parts] });
const app = (...parts) => ({ limit: 170_000, parts: [start, ...shell, ...parts] });

/** Public pages that belong to no person stand in one table, inside one frame. */
const frame = ['src/app/site-frame.tsx', 'src/app/site-pages.ts'];
const table = readFileSync(inRoot('web', 'src', 'app', 'site-pages.ts'), 'utf8');
const sitePages = [...new Set([...table.matchAll(/import\('\.\.\/(features\/[\w/-]+)'\)/g)].map(([, module]) => `src/${module}.tsx`))];

/** Limits in bytes of gzip for the scripts of a first load, by the modules that a page asks for: the build's manifest says what they import. */
const pages = {
  'public pages as read': read,
  landing: open(...frame, 'src/app/landing-screen.tsx'),
  ...Object.fromEntries(sitePages.map((module) => [module.slice('src/features/'.length, -'.tsx'.length), open(...frame, module)])),
  portfolio: open('src/app/portfolio-screen.tsx'),
  'job page': open(...frame, 'src/features/candidacy/job-page.tsx'),
  item: open('src/app/item-page-screen.tsx'),
  gate: open('src/app/gate-screen.tsx'),
  dashboard: app('src/app/dashboard-screen.tsx'),
  import: app('src/features/resume-import/resume-import-page.tsx', 'src/features/resume-import/start-flow.tsx'),
  review: app('src/features/resume-import/resume-import-page.tsx', 'src/features/resume-import/review/review-screen.tsx'),
  score: app('src/features/fit-score/match-page.tsx'),
  calculator: app('src/features/fit-score/calculator-page.tsx'),
  career: app('src/features/posting/career-page.tsx'),
  'tailored resume': app('src/features/tailored-resume/resume-page.tsx'),
  analysis: app('src/features/tailored-resume/analysis-page.tsx'),
  'general resume': app('src/features/tailored-resume/general/general-resume-page.tsx'),
  'item form': app('src/app/item-form-screen.tsx'),
  history: app('src/features/history/history-page.tsx'),
  analytics: app('src/features/analytics/analytics-page.tsx'),
  links: app('src/features/link/links-page.tsx'),
  settings: app('src/app/settings/settings-page.tsx'),
  billing: app('src/app/billing-screen.tsx'),
  organisation: app('src/features/organisation/organisation-page.tsx'),
  'who screened me': app('src/features/candidacy/candidacies-page.tsx'),
  'own screening': app('src/features/candidacy/own-screening-page.tsx'),
  'a program asks': app('src/features/oauth/request-page.tsx'),
  messages: app('src/app/messages-screen.tsx'),
  notifications: app('src/features/notification/notifications-page.tsx'),
  admin: app('src/features/admin/admin-page.tsx'),
  screening: app('src/features/screening/jobs-page.tsx'),
  'screening board': app('src/features/screening/board/board-page.tsx'),
  'screening criteria': app('src/features/screening/criteria/criteria-page.tsx'),
  'screening find': app('src/features/screening/find/find-page.tsx'),
  developers: app('src/features/developers/developers-page.tsx'),
  verification: app('src/features/verification/verification-page.tsx'),
  'screening compare': app('src/features/screening/compare/compare-page.tsx'),
};

await build({ only: ['web'], quiet: true });
const dist = (...parts) => inRoot('web', 'dist', ...parts);
const manifest = JSON.parse(readFileSync(dist('.vite', 'manifest.json'), 'utf8'));
const sizes = new Map();
const sizeOf = (file) => sizes.get(file) ?? sizes.set(file, gzipSync(readFileSync(dist(file))).length).get(file);

function collect(key, found) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no chunk for ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported, found);
  return found;
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const bytesOf = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);
/** What stands in every document itself. */
const inline = [...readFileSync(dist('index.html'), 'utf8').matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('');
const inlineBytes = gzipSync(inline).length;
const rows = Object.entries(pages).map(([page, { limit, parts }]) => {
  const files = [...[main, ...parts].reduce((found, part) => collect(part, found), new Set())];
  return { what: `scripts: ${page}`, bytes: inlineBytes + bytesOf(files), limit };
});
// Fonts come compressed. Most pages show text and interface in one weight each, and one more for headings.
const fonts = ['inter-basic', 'newsreader-400-basic', 'newsreader-500-basic'].map(
  (name) => Object.values(manifest).find(({ file }) => file.includes(`/${name}-`)).file,
);
rows.push({ what: 'fonts of a page in English', bytes: fonts.reduce((sum, file) => sum + statSync(dist(file)).size, 0), limit: 60_000 });
rows.push({ what: 'styles', bytes: sizeOf(manifest['index.html'].file), limit: 26_900 });
for (const { what, bytes, limit } of rows) {
  if (bytes > limit) process.exitCode = 1;
  if (bytes > limit || process.argv.includes('--all')) console.log(`${bytes > limit ? 'TOO HEAVY  ' : ''}${what}: ${kB(bytes)} of ${kB(limit)}`);
}
