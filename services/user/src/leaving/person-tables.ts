import type { PersonTable } from '@folia/contracts/person-table';

/** Every table of this service with rows about people, what hangs on others first; a spec compares it with the schema. */
export const personTables: readonly PersonTable[] = [
  { name: 'usage', rows: 'user_id = $1', key: 'created_at, job_id, meter' },
  { name: 'usage_count', rows: 'user_id = $1', key: 'period_start, meter' },
  { name: 'given_back', rows: 'user_id = $1', key: 'sha256' },
  { name: 'subscription', rows: 'user_id = $1', key: 'user_id' },
  { name: 'session', rows: 'user_id = $1', key: 'id' },
  { name: 'identity', rows: 'user_id = $1', key: 'issuer, subject' },
  { name: 'username_history', rows: 'user_id = $1', key: 'uname' },
  { name: 'user', rows: 'id = $1', key: 'id' },
];
