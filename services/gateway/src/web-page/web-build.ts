import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const marks = ['head', 'body', 'data'] as const;
type Parts = Record<(typeof marks)[number], string>;
export type WebBuild = {
  /** Names this build in ETags. */
  id: string;
  /** Hashes for the content security policy: inline scripts and inlined styles. */
  scriptHashes: string[];
  styleHashes: string[];
  /** The document with its parts filled in; `inlineStyles` for server-rendered pages. */
  document(parts: Parts, inlineStyles: boolean): string;
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Reads the web's build once; throws a sentence when it is not there or has lost a placeholder. */
export function readWebBuild(directory: string): WebBuild {
  const template = readFileSync(join(directory, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8'));
  for (const mark of marks) if (!template.includes(`<!--folia:${mark}-->`)) throw new Error(`the web's index.html has no placeholder for its ${mark}`);
  const scripts = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  const styles = readFileSync(join(directory, manifest['src/app/public.css'].file), 'utf8').trim();
  const sheets = template.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
  // What is rendered here has its rules with it; those of everything else follow behind the content and hold up none of it.
  const inlined = sheets
    .reduce((html, sheet) => html.replace(sheet, ''), template)
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replace('</body>', () => `${sheets.join('')}</body>`);
  // Functions, since a replacement text would read `$&` in somebody's resume as a command.
  const fill = (text: string, parts: Parts) => marks.reduce((html, mark) => html.replace(`<!--folia:${mark}-->`, () => parts[mark]), text);
  return {
    id: createHash('sha256').update(inlined).digest('base64url').slice(0, 12),
    scriptHashes: scripts.map(hashOf),
    styleHashes: [hashOf(styles)],
    document: (parts, inlineStyles) => fill(inlineStyles ? inlined : template, parts),
  };
}
