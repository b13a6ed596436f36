import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Truth = { name: string; aliases: string[] };
export type Rule = { op: 'le' | 'eq' | 'gt' | 'lt'; tol?: number; margin?: number };
export type Pair = { job: string; candidate: string };
/** One set of cases; README.md says what its parts mean. */
export type CaseSet = {
  asOf: string;
  jobs: Record<string, string>;
  candidates: Record<string, object>;
  variants: Record<string, object>;
  grades: Record<string, Record<string, number | null>>;
  near: Record<string, string[]>;
  skills: (Pair & { matched: Truth[]; missing: Truth[]; forbidden: string[] })[];
  invariances: { id: string; type: string; a: Pair; b: Pair; rule: Rule }[];
};

/** `cases`: the sets the engine was tuned on. `hold-out`: the sets it was not tuned on; nothing is ever fixed for them. */
export type Group = 'cases' | 'hold-out';

/** Reads one set by its name, always from the sources, even when running from the build. */
export const readSet = (group: Group, name: string): CaseSet =>
  JSON.parse(readFileSync(join(__dirname, '..', 'evals', group, `${name}.json`), 'utf8')) as CaseSet;

/** The names of all sets of a group, in alphabetical order. */
export const setsOf = (group: Group): string[] =>
  readdirSync(join(__dirname, '..', 'evals', group))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();
