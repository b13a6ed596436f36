/** SQL: the state of finding `f` for criterion `k`; null where it was not read as the criterion stands now, and no person said it. */
export const standingState = 'CASE WHEN f.criterion_version = k.reading_version OR f.changed_at IS NOT NULL THEN f.state END';
/** SQL: when that was found, by whatever stands. */
export const foundAt = 'coalesce(f.changed_at, f.found_at)';

/** SQL: what stands for candidate `c` by all criteria, as the log keeps it; nothing of criteria that they are not read for. */
export const standingStates = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('criterionId', k.id, 'state', ${standingState}) ORDER BY k.id), '[]')
  FROM finding f JOIN criterion k ON k.id = f.criterion_id WHERE f.candidate_id = c.id AND ${standingState} IS NOT NULL)`;
