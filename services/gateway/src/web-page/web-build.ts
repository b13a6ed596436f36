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
  for (const mark of marks) if (!template.includes(`<!--folia:${mark}-->`)) throw new Error(`the web's index.html has no placeholder for its ${mark}`);
  const scripts = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  const styles: string[] = [];
  const inlined = template.replace(/<link[^>]*rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_link, path: string) => {
    const css = readFileSync(join(directory, path), 'utf8').trim();
    styles.push(css);
    return `<style>${css}</style>`;
  });
  // Functions, since a replacement text would read `$&` in somebody's resume as a command.
  const fill = (text: string, parts: Parts) => marks.reduce((html, mark) => html.replace(`<!--folia:${mark}-->`, () => parts[mark]), text);
  return {
    id: createHash('sha256').update(template).digest('base64url').slice(0, 12),
    scriptHashes: scripts.map(hashOf),
    styleHashes: styles.map(hashOf),
    document: (parts, inlineStyles) => fill(inlineStyles ? inlined : template, parts),
  };
}
