import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { answerQuestion } from '@folia/deep-talk/answer-question';
import { readSubject } from '@folia/deep-talk/read-subject';
import { answerCase, faultsOf, ownCases } from './own-cases';
import { subjectFromJson } from './subject-from-json';

type Request = { id: string; portfolioFile: string; asOf: string; question: string; history: { role: string; content: string }[] };

const manner = { tone: 'plain' as const, offLimits: [], ownAnswers: [], language: null };

/** Prints what is wrong with the answers to our own cases, and how many are right by outcome. */
function reportOwnCases(): void {
  const rows = ownCases()
    .map((one) => ({ one, answer: answerCase(one) }))
    .map(({ one, answer }) => ({ one, answer, faults: faultsOf(one, answer) }));
  for (const { one, answer, faults } of rows.filter((row) => row.faults.length > 0))
    console.log(
      `${one.portfolio}: ${one.question}\n  ${faults.join('; ')}\n  ${answer.claims
        .map(({ text }) => text)
        .join(' ')
        .slice(0, 220)}`,
    );
  for (const outcome of new Set(rows.map(({ one }) => one.outcome))) {
    const own = rows.filter(({ one }) => one.outcome === outcome);
    console.log(`${outcome.padEnd(10)} ${own.filter(({ faults }) => faults.length === 0).length} of ${own.length}`);
  }
}

/** Answers every request of a set; `sources` are the ids of the set's own portfolios. Prints the processor's time. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { set: { type: 'string' }, requests: { type: 'string' }, out: { type: 'string' }, own: { type: 'boolean' } } });
  if (values.own) return reportOwnCases();
  if (!values.set || !values.requests || !values.out) throw new Error('usage: eval-deep-talk --set DIR --requests FILE --out FILE, or --own');
  const lines = (await readFile(resolve(values.requests), 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const answers = [];
  const times: number[] = [];
  for (const { id, portfolioFile, asOf, question, history } of lines.map((line) => JSON.parse(line) as Request)) {
    const { subject, idOf } = subjectFromJson(await readFile(join(resolve(values.set), portfolioFile), 'utf8'), asOf);
    const read = readSubject(subject, asOf);
    const turns = history.map(({ role, content }) => ({ role: role === 'user' ? ('asker' as const) : ('assistant' as const), text: content, citations: [] }));
    const begin = process.cpuUsage();
    const answer = answerQuestion({ subject: read, question, history: turns, manner, assistantName: 'Buddy', isOwner: false });
    const { user, system } = process.cpuUsage(begin);
    times.push((user + system) / 1000);
    const sources = [...new Set(answer.claims.flatMap(({ kind, citations }) => (kind === 'absent' ? [] : citations.map(({ itemId }) => idOf(itemId)))))];
    answers.push({
      id,
      answer: answer.claims.map(({ text }) => text).join(' '),
      sources,
      declined: answer.outcome === 'declined' || answer.outcome === 'absent',
    });
  }
  await writeFile(resolve(values.out), JSON.stringify({ answers }, null, 1));
  console.error(
    `${answers.length} answers, processor time ${(times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length)).toFixed(1)} ms on average, ${Math.max(...times).toFixed(1)} ms at most`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
