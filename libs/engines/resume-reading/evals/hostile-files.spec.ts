import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorMessage } from '@folia/contracts/error-messages';
import { AppError } from '@folia/contracts/errors';
import { type ReadResume, readResume } from '@folia/contracts/resume-import/shapes';
import { sniffDocument } from '@folia/resume-reading/document/sniff-document';
import { DocumentReader } from '@folia/resume-reading/reader/document-reader';

type Expected = {
  outcome: 'accept' | 'reject' | 'either';
  codes?: string[];
  message_any?: string[];
  must_contain?: string[];
  must_not_contain?: string[];
  no_file_written?: string;
  max_skills_stored?: number;
};
type HostileFile = { file: string; upload_as: { filename: string }; expected: Expected };

const folder = join(__dirname, 'hostile');
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { files: HostileFile[] };
const reader = new DocumentReader();
let views: string;

beforeAll(async () => {
  views = await mkdtemp(join(tmpdir(), 'folia-hostile-'));
});
afterAll(async () => {
  await reader.close();
  await rm(views, { recursive: true });
});

async function outcomeOf({ file, upload_as: { filename } }: HostileFile) {
  const path = join(folder, file);
  try {
    const kind = sniffDocument(readFileSync(path));
    return { resume: readResume.parse(await reader.read({ path, fileName: filename, kind, asOf: '2026-11' })) };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code };
    throw error;
  }
}

/** Shows what was read as the review does: it is either drawn or rejected on its own. */
async function show(file: string, { pages, hasView }: ReadResume): Promise<string> {
  const lines = pages.flatMap((page) => page.lines.map((line) => line.text));
  const page = pages.find((one) => one.hasImage);
  const view = hasView ? { show: 'word' as const, lines } : page && { show: 'page' as const, page };
  if (!view) return 'text';
  return reader.show({ path: join(folder, file), target: join(views, 'view'), view }).then(
    () => 'shown',
    (error) => (error instanceof AppError ? error.code : String(error)),
  );
}

test.each(manifest.files.map((file) => [file.file, file] as const))(
  '%s',
  async (_, file) => {
    const { expected } = file;
    const { resume, code } = await outcomeOf(file);
    if (expected.outcome === 'accept') expect(code).toBeUndefined();
    if (expected.outcome === 'reject') expect(code).toBeDefined();
    if (code) {
      expect(expected.codes ?? [code]).toContain(code);
      const message = errorMessage[code].toLowerCase();
      expect(expected.message_any?.some((word) => message.includes(word.toLowerCase())) ?? true).toBe(true);
    }
    if (resume) {
      const stored = JSON.stringify(resume);
      for (const text of expected.must_contain ?? []) expect(stored).toContain(text);
      for (const text of expected.must_not_contain ?? []) expect(stored).not.toContain(JSON.stringify(text).slice(1, -1));
      expect(await show(file.file, resume)).toMatch(/^[a-z]+$|^[A-Z_]+$/);
      expect(resume.entries.filter((entry) => entry.kind === 'skill').length).toBeLessThanOrEqual(expected.max_skills_stored ?? 500);
    }
    if (expected.no_file_written) expect(existsSync(join(tmpdir(), expected.no_file_written))).toBe(false);
  },
  15_000,
);
