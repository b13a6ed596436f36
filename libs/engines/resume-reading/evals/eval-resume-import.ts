import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '@folia/contracts/errors';
import type { FileKind } from '@folia/contracts/resume-import/sources';
import { sniffDocument } from '@folia/resume-reading/document/sniff-document';
import { DocumentReader } from '@folia/resume-reading/reader/document-reader';
import { toJsonResume } from './to-json-resume';

const readable = /\.(?:pdf|docx|zip|json|txt)$/i;
const kindByName: Record<string, FileKind> = { '.zip': 'linkedin-archive', '.json': 'json-resume', '.txt': 'text' };

/** Reads one document as the product does; a rejection is an answer too. PDF and DOCX are recognized by their content, the other formats by their name. */
async function readOne(reader: DocumentReader, path: string, asOf: string): Promise<Record<string, unknown>> {
  try {
    const kind = kindByName[extname(path).toLowerCase()] ?? sniffDocument(await readFile(path));
    return toJsonResume(await reader.read({ path, fileName: basename(path), kind, asOf }));
  } catch (error) {
    if (error instanceof AppError) return { error: { code: error.code } };
    throw error;
  }
}

/** `--docs DIR --out DIR [--as-of YYYY-MM]`: one `<name>.json` per document (PDF, DOCX; ZIP of LinkedIn, JSON Resume, TXT) in JSON Resume's form, and timing.json with milliseconds per document. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { docs: { type: 'string' }, out: { type: 'string' }, 'as-of': { type: 'string' } } });
  if (!values.docs || !values.out) throw new Error('usage: eval-resume-import --docs DIR --out DIR');
  const docs = resolve(values.docs);
  const out = resolve(values.out);
  const asOf = values['as-of'] ?? new Date().toISOString().slice(0, 7);
  await mkdir(out, { recursive: true });
  const reader = new DocumentReader();
  const timing: Record<string, number> = {};
  try {
    for (const file of (await readdir(docs)).filter((name) => readable.test(name) && !/\.truth\.json$/.test(name) && name !== 'manifest.json').sort()) {
      const name = basename(file, extname(file));
      const started = performance.now();
      const answer = await readOne(reader, join(docs, file), asOf);
      timing[name] = Math.round(performance.now() - started);
      await writeFile(join(out, `${name}.json`), JSON.stringify(answer, null, 1));
    }
    await writeFile(join(out, 'timing.json'), JSON.stringify(timing, null, 1));
  } finally {
    await reader.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
