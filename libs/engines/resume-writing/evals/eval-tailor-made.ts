import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '@folia/contracts/errors';
import { applyTailoring } from '@folia/resume-writing/tailor/apply/apply-tailoring';
import { tailor } from '@folia/resume-writing/tailor/tailor';
import { portfolioAndHeader, resumeForEval } from './resume-for-eval';

type Request = { id: string; asOf: string; portfolioFile: string; jobFile: string };

const look = { pageSize: 'letter', template: 'plain', maxPages: 2 } as const;

/** Makes every resume that is asked for. A text that is not a job gets no resume and a reason. The engine's milliseconds go to standard error. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { set: { type: 'string' }, requests: { type: 'string' }, out: { type: 'string' } } });
  if (!values.set || !values.requests || !values.out) throw new Error('usage: eval-tailor-made --set DIR --requests FILE --out FILE');
  const directory = resolve(values.set);
  const lines = (await readFile(resolve(values.requests), 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const resumes = [];
  const times: number[] = [];
  for (const { id, asOf, portfolioFile, jobFile } of lines.map((line) => JSON.parse(line) as Request)) {
    const [portfolio, job] = await Promise.all([portfolioFile, jobFile].map((file) => readFile(join(directory, file), 'utf8')));
    const { items, header } = portfolioAndHeader(portfolio ?? '', asOf);
    const began = performance.now();
    try {
      const document = applyTailoring(tailor(job ?? '', items, header, asOf), items, header, look);
      times.push(performance.now() - began);
      resumes.push({ id, ...resumeForEval(document) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      resumes.push({ id, error: { code: error.code } });
    }
  }
  await writeFile(resolve(values.out), JSON.stringify({ resumes }, null, 1));
  const sorted = times.toSorted((a, b) => a - b);
  console.error(`${resumes.length} resumes, engine ms: median ${middle(sorted, 0.5)}, p95 ${middle(sorted, 0.95)}`);
}

const middle = (sorted: readonly number[], share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
