import { readFileSync } from 'node:fs';
import { openings } from '@folia/contracts/opening/shapes';
import type { z } from 'zod';

type Openings = z.output<typeof openings>;

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`CAREERS_FILE is ${path}, which cannot be read: ${(error as Error).message}`);
  }
}

/** The openings of the operator's file; none without one. Throws a sentence that names the file and every faulty field. */
export function readOpenings(path: string): Openings {
  if (!path) return { openings: [] };
  const read = openings.safeParse(readJson(path));
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => `  ${issue.path.join('.') || 'the whole'}: ${issue.message}`);
  throw new Error(`CAREERS_FILE is ${path}, and something in it is wrong:\n${faults.join('\n')}`);
}
