import { bytea, float8, int4 } from '@folia/platform/sql-type';
import { affected, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AttemptLimit } from './code-limits';

// Writing the rows takes their locks, in one order for all: attempts that come at once are counted one after the other.
const holdAttempts = statement('hold-attempts', {
  text: `
    INSERT INTO attempt (key, times, forget_at)
    SELECT one.key, '{}', now() + make_interval(secs => one.seconds) FROM unnest($1::bytea[], $2::float8[]) AS one(key, seconds) ORDER BY one.key
    ON CONFLICT (key) DO UPDATE SET forget_at = excluded.forget_at,
      times = ARRAY(SELECT at FROM unnest(attempt.times) AS at WHERE at > now() - (excluded.forget_at - now()) ORDER BY at)
    RETURNING key, cardinality(times) AS count, coalesce(ceil(extract(epoch FROM times[1] + (forget_at - now()) - now())), 0)::int AS "waitS"`,
  takes: { keys: bytea.array, seconds: float8.array },
  // Seconds until the oldest of them no longer counts.
  gives: { key: bytea, count: int4, waitS: int4 },
});
const noteAttempts = statement('note-attempts', {
  text: 'UPDATE attempt SET times = times || now() WHERE key = ANY($1)',
  takes: { keys: bytea.array },
});
const takeBackAttempts = statement('take-back-attempts', {
  text: 'UPDATE attempt SET times = times[1:cardinality(times) - 1] WHERE key = ANY($1)',
  takes: { keys: bytea.array },
});
const forgetAttempts = statement('forget-attempts', { text: 'DELETE FROM attempt WHERE key = ANY($1)', takes: { keys: bytea.array } });
const forgetOldAttempts = statement('forget-old-attempts', { text: 'DELETE FROM attempt WHERE forget_at < now()' });

/** What was tried lately, counted for all gateways and all processes alike. The keys are fingerprints, so nobody can read from them who tried what. */
@Injectable()
export class AttemptRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Counts an attempt under all of these limits, or, when one of them is reached, under none. `waitS` is null, or the seconds until there is room again;
   * `isLast` says that this was the last one that the first limit allows.
   */
  async take(manager: EntityManager, limits: readonly AttemptLimit[]): Promise<{ waitS: number | null; isLast: boolean }> {
    const keys = limits.flatMap(({ marks }) => marks);
    const held = await rows(manager, holdAttempts, { keys, seconds: limits.flatMap(({ marks, seconds }) => marks.map(() => seconds)) });
    const counts = limits.map(({ marks, most }) => {
      const same = held.filter(({ key }) => marks.some((mark) => mark.equals(key)));
      return { most, count: Math.max(...same.map((one) => one.count)), waitS: Math.max(...same.map((one) => one.waitS)) };
    });
    const full = counts.filter(({ count, most }) => count >= most);
    if (full.length > 0) return { waitS: Math.max(1, ...full.map(({ waitS }) => waitS)), isLast: false };
    await affected(manager, noteAttempts, { keys });
    const [first] = counts;
    return { waitS: null, isLast: first !== undefined && first.count + 1 === first.most };
  }

  /** An attempt that was right does not count after all. */
  async takeBack(manager: EntityManager, limits: readonly AttemptLimit[]): Promise<void> {
    await affected(manager, takeBackAttempts, { keys: limits.flatMap(({ marks }) => marks) });
  }

  /** Starts to count again. */
  async forget(manager: EntityManager, keys: readonly Buffer[]): Promise<void> {
    await affected(manager, forgetAttempts, { keys });
  }

  async forgetOld(): Promise<void> {
    await affected(this.database, forgetOldAttempts);
  }
}
