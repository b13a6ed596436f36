/** SQL: the state of finding `f` for criterion `k`; null where it was not read as the criterion stands now, and no person said it. */
export const standingState = 'CASE WHEN f.criterion_version = k.reading_version OR f.changed_at IS NOT NULL THEN f.state END';
/** SQL: when that was found, by whatever stands. */
export const foundAt = 'coalesce(f.changed_at, f.found_at)';
