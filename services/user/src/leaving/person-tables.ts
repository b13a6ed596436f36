import type { PersonTable } from '@folia/contracts/person-table';

const threads = 'SELECT id FROM thread WHERE $1 IN (low_id, high_id)';

/** Every table of this service with rows about people, what hangs on others first; a spec compares it with the schema. */
export const personTables: readonly PersonTable[] = [
  { name: 'notification', rows: 'user_id = $1', erases: '$1 IN (user_id, from_id)', key: 'id' },
  { name: 'email', rows: 'user_id = $1', erases: '$1 IN (user_id, from_id)', key: 'id', hidden: ['address'] },
  { name: 'notification_choice', rows: 'user_id = $1', key: 'topic' },
  { name: 'job', rows: 'owner_id = $1', key: 'id' },
  { name: 'message', rows: `thread_id IN (${threads})`, key: 'thread_id, id' },
  { name: 'thread_member', rows: 'user_id = $1', erases: `thread_id IN (${threads})`, key: 'thread_id' },
  { name: 'thread', rows: '$1 IN (low_id, high_id)', key: 'id' },
  { name: 'report', rows: 'reporter_id = $1', erases: '$1 IN (reporter_id, reported_id)', key: 'id', hidden: ['decided_by', 'note'] },
  { name: 'block', rows: 'blocker_id = $1', erases: '$1 IN (blocker_id, blocked_id)', key: 'blocked_id' },
  { name: 'usage', rows: 'user_id = $1', key: 'created_at, job_id, meter' },
  { name: 'usage_count', rows: 'user_id = $1', key: 'period_start, meter' },
  { name: 'given_back', rows: 'user_id = $1', key: 'sha256' },
  { name: 'subscription', rows: 'user_id = $1', key: 'user_id' },
  { name: 'session', rows: 'user_id = $1', key: 'id' },
  { name: 'identity', rows: 'user_id = $1', key: 'issuer, subject' },
  { name: 'username_history', rows: 'user_id = $1', key: 'uname' },
  { name: 'user', rows: 'id = $1', key: 'id' },
];
