import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const words = ['asked', 'kept', 'erased'] as const;
const line = z.strictObject({ userId: z.uuid(), word: z.enum(words), at: z.iso.datetime(), dueAt: z.iso.datetime().nullable() });
/** The last that is known of somebody's leaving: they asked for it (and are due at a time), they were kept after all, or they are erased. */
export type Departure = z.infer<typeof line>;

/**
 * A file beside the database to which every step of a deletion is added, so that a database put back from a backup learns of those that came after it. It names
 * people by their id alone, and is never rewritten.
 */
export class DepartureJournal {
  constructor(private readonly path: string) {}

  /** Resolves when the line is on the disk; throws what the disk says. Saying the same twice does no harm. */
  async add(userId: string, word: (typeof words)[number], dueAt: Date | null = null): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true });
    const told = { userId, word, at: new Date().toISOString(), dueAt: dueAt?.toISOString() ?? null } satisfies Departure;
    // Lines of several processes don't mix: each is one short write at the end. One that was cut off by a crash is passed over, so the next starts again.
    const file = await open(this.path, 'a', 0o600);
    try {
      await file.write(`\n${JSON.stringify(told)}`);
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  /** The last word on each person, oldest first. Throws when there is no journal. */
  async last(): Promise<Departure[]> {
    const known = new Map<string, Departure>();
    for await (const text of createInterface({ input: createReadStream(this.path) })) {
      const told = readLine(text);
      if (!told || known.get(told.userId)?.word === 'erased') continue;
      known.delete(told.userId);
      known.set(told.userId, told);
    }
    return [...known.values()];
  }
}

function readLine(text: string): Departure | null {
  try {
    return line.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
