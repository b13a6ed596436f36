import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '@folia/contracts/errors';
import { readPosting } from '@folia/fit/read/read-posting';
import { scoreAgainst } from '@folia/fit/score/score-fit';
import { readSet, setsOf } from './case-sets';
import { figuresOf, together } from './figures';
import { portfolioFromJson } from './portfolio-from-json';

type Request = { job: string; candidate: string; asOf: string; jobFile: string; portfolioFile: string };

/** Prints the figures of the sets beside this file: those the engine was tuned on and, separately, the hold-out. */
function reportOwnSets(): void {
  for (const group of ['cases', 'hold-out'] as const) {
    const rows = setsOf(group).map((name) => ({ name, figures: figuresOf(readSet(group, name)) }));
    console.log(group === 'cases' ? 'Sets that the engine was mended by' : 'Hold-out: nothing is mended for it');
    for (const { name, figures } of [...rows, { name: 'together', figures: together(rows.map((row) => row.figures)) }])
      console.log(
        `  ${name.padEnd(42)} hard pairs ${(figures.rightPairs / figures.hardPairs).toFixed(3)}  skills ${(figures.rightSkills / figures.skills).toFixed(3)}  ruled out ${figures.forbidden.length}  rules broken ${figures.broken.length}`,
      );
  }
}

/** Reads every job and portfolio once and scores all pairs. A text that is not a job gets no score and a reason. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { set: { type: 'string' }, requests: { type: 'string' }, out: { type: 'string' }, own: { type: 'boolean' } } });
  if (values.own) return reportOwnSets();
  if (!values.set || !values.requests || !values.out) throw new Error('usage: eval-fit-score --set DIR --requests FILE --out FILE, or --own');
  const directory = resolve(values.set);
  const lines = (await readFile(resolve(values.requests), 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const requests = lines.map((line) => JSON.parse(line) as Request);
  const texts = new Map<string, Promise<string>>();
  const textOf = (file: string) => {
    const text = texts.get(file) ?? readFile(join(directory, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  const jobs = new Map<string, ReturnType<typeof readPosting>>();
  const pairs = [];
  for (const { job, candidate, asOf, jobFile, portfolioFile } of requests) {
    try {
      const read = jobs.get(jobFile) ?? readPosting(await textOf(jobFile));
      jobs.set(jobFile, read);
      const { score, matched, missing } = scoreAgainst(read, portfolioFromJson(await textOf(portfolioFile), asOf), asOf);
      pairs.push({ job, candidate, score, matched, missing });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      pairs.push({ job, candidate, score: 0, matched: [], missing: [], error: { code: error.code } });
    }
  }
  await writeFile(resolve(values.out), JSON.stringify({ pairs }, null, 1));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
