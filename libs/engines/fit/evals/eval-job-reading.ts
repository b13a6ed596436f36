import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '@folia/contracts/errors';
import { readPosting } from '@folia/fit/read/read-posting';

/** The form in which an outside set of postings expects the reading of one text. */
function predict(text: string): object {
  try {
    const { facts, requirements } = readPosting(text);
    const years = requirements.flatMap(({ need, scored, years }) => (need === 'must' && scored && years !== null ? [years] : []));
    return {
      isJob: true,
      title: facts.role || null,
      company: facts.company || null,
      years: years.length > 0 ? Math.max(...years) : null,
      requirements: requirements.map(({ label, need, kind, scored, start, end }) => ({ label, need, kind, scored, start, end })),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { isJob: false, error: { code: error.code } };
  }
}

/** Reads every text in one folder (`.txt`, subfolders included) and writes what was read of each as JSON into another folder. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { docs: { type: 'string' }, out: { type: 'string' } } });
  if (!values.docs || !values.out) throw new Error('usage: eval-job-reading --docs DIR --out DIR');
  const directory = resolve(values.docs);
  const out = resolve(values.out);
  await mkdir(out, { recursive: true });
  const files = (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.txt')).sort();
  for (const file of files)
    await writeFile(join(out, `${basename(file, '.txt')}.json`), JSON.stringify(predict(await readFile(join(directory, file), 'utf8')), null, 1));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
