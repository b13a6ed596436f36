import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export type Person = { userId: string; uname: string; authCode: string };

const root = join(import.meta.dirname, '../..');

/** The environment of each process of the running product, as its launcher wrote it down. */
export const environments = (): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(process.env.FOLIA_ENVIRONMENT ?? join(root, '.data/environment.json'), 'utf8'));

type Maker = { child: ChildProcessByStdio<Writable, Readable, null>; lines: Interface; ended: Promise<never> };
let maker: Maker | undefined;
let turn: Promise<unknown> = Promise.resolve();

// One program for all people of a process of tests: loading it takes a second, a person some milliseconds.
function startMaker(): Maker {
  const child = spawn(process.execPath, [join(root, 'services/user/dist/make-person.js'), '--each-line'], {
    env: environments().user,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    maker = undefined;
    throw new Error(`The program that makes people ended with ${code}.`);
  });
  ended.catch(() => undefined);
  return { child, lines: createInterface({ input: child.stdout }), ended };
}

async function ask(args: string[]): Promise<Person> {
  maker ??= startMaker();
  const answered = once(maker.lines, 'line');
  maker.child.stdin.write(`${JSON.stringify(args)}\n`);
  const [line] = (await Promise.race([answered, maker.ended])) as [string];
  const answer = JSON.parse(line) as Person | { error: string };
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}

/** Makes a person of one's own in the running product, signed in. */
export function makePerson(name: string, options: string[] = []): Promise<Person> {
  const made = turn.then(() => ask(['--person', name, ...options]));
  turn = made.catch(() => undefined);
  return made;
}
