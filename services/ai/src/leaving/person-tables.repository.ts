import type { PersonTable } from '@folia/contracts/person-table';
import { personRows } from '@folia/platform/person-tables';

/** Every table of this service with rows about people, dependent tables first; a spec compares the list with the schema. */
export const personTables = (
  [
    { name: 'llm_answer', rows: 'job_id IN (SELECT id FROM job WHERE owner_id = $1)', key: 'job_id, step', atOnce: 20 },
    { name: 'resume_import', rows: 'owner_id = $1', key: 'id', atOnce: 2 },
    { name: 'fit_score', rows: 'owner_id = $1', key: 'id', atOnce: 5 },
    { name: 'tailored_resume', rows: 'owner_id = $1', key: 'id', atOnce: 5 },
    { name: 'posting', rows: 'owner_id = $1', key: 'id', atOnce: 20 },
    { name: 'paid_posting', rows: 'owner_id = $1', key: 'profile_id, hash' },
    { name: 'paid_tailoring', rows: 'owner_id = $1', key: 'hash' },
    { name: 'job', rows: 'owner_id = $1', key: 'id' },
  ] satisfies PersonTable[]
).map(personRows);
