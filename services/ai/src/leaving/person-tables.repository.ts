import type { PersonTable } from '@folia/contracts/person-table';
import { personRows } from '@folia/platform/person-tables';

/** Turns of conversations that the person asked in, or that are about their portfolio; comparisons with a job are the asker's alone. */
const turns = 'conversation_id IN (SELECT id FROM conversation WHERE $1 IN (asker_id, owner_id))';
const ownTurns = 'conversation_id IN (SELECT id FROM conversation WHERE asker_id = $1 OR (owner_id = $1 AND posting_id IS NULL))';
const claimsOf = (of: string) => `message_id IN (SELECT id FROM conversation_message WHERE ${of})`;

/** Jobs of the person's own account, and what was written about their candidates. */
const ofOwnJobs = 'job_id IN (SELECT id FROM screening_job WHERE account_id = $1)';
const ofOwnCandidates = `candidate_id IN (SELECT id FROM candidate WHERE ${ofOwnJobs})`;

/** Every table of this service with rows about people, dependent tables first; a spec compares the list with the schema. */
export const personTables = (
  [
    {
      name: 'llm_answer',
      rows: 'job_id IN (SELECT id FROM job WHERE owner_id = $1)',
      // What a model said about the person's portfolio to somebody else.
      erases: `job_id IN (SELECT id FROM job WHERE owner_id = $1 UNION ALL SELECT id FROM conversation_message WHERE ${turns})`,
      key: 'job_id, step',
      atOnce: 20,
    },
    { name: 'conversation_claim', rows: claimsOf(ownTurns), erases: claimsOf(turns), key: 'message_id, part, place' },
    { name: 'conversation_contact', rows: 'conversation_id IN (SELECT id FROM conversation WHERE $1 IN (asker_id, owner_id))', key: 'conversation_id' },
    { name: 'conversation_message', rows: ownTurns, erases: turns, key: 'id' },
    // Whoever asked may not want to be known to the owner.
    { name: 'conversation', rows: '$1 IN (asker_id, owner_id)', key: 'id', hidden: ['asker_id'] },
    { name: 'deep_talk_digest', rows: 'owner_id = $1', key: 'owner_id' },
    { name: 'deep_talk_view', rows: 'owner_id = $1', key: 'view_id' },
    { name: 'deep_talk_retention', rows: 'owner_id = $1', key: 'owner_id' },
    { name: 'resume_import', rows: 'owner_id = $1', key: 'id', atOnce: 2 },
    { name: 'fit_score', rows: 'owner_id = $1', key: 'id', atOnce: 5 },
    { name: 'tailored_resume', rows: 'owner_id = $1', key: 'id', atOnce: 5 },
    { name: 'own_model', rows: 'account_id = $1', key: 'account_id', hidden: ['sealed_key'] },
    { name: 'model_spend', rows: 'account_id = $1', key: 'day, account_id' },
    { name: 'planned_job', rows: 'owner_id = $1', key: 'id', hidden: ['caller'] },
    { name: 'posting', rows: 'owner_id = $1', key: 'id', atOnce: 20 },
    { name: 'paid_posting', rows: 'owner_id = $1', key: 'profile_id, hash' },
    { name: 'paid_tailoring', rows: 'owner_id = $1', key: 'hash' },
    { name: 'candidate_tag', rows: ofOwnCandidates, key: 'candidate_id, tag' },
    { name: 'candidate_rating', rows: ofOwnCandidates, key: 'id' },
    { name: 'kept_double', rows: ofOwnCandidates, key: 'candidate_id, other_id' },
    // Words of others, which are theirs.
    { name: 'upload', rows: ofOwnJobs, key: 'id', hidden: ['name', 'resume', 'file_name'] },
    { name: 'candidate_note', rows: ofOwnCandidates, key: 'id' },
    { name: 'screening_decision', rows: 'account_id = $1', key: 'id' },
    { name: 'criterion_history', rows: ofOwnJobs, key: 'id' },
    // What was found is the person's; who noted what about them, and their place, is not told.
    { name: 'contest', rows: 'candidate_id IN (SELECT id FROM candidate WHERE person_id = $1)', key: 'id', hidden: ['answered_by'] },
    { name: 'finding', rows: 'candidate_id IN (SELECT id FROM candidate WHERE person_id = $1)', key: 'candidate_id, criterion_id', hidden: ['changed_by'] },
    { name: 'candidate', rows: 'person_id = $1', key: 'id', hidden: ['subject', 'number'], atOnce: 5 },
    // Whom a person has asked is in no export: those are others' addresses.
    { name: 'asking', rows: 'person_id = $1', erases: `person_id = $1 OR ${ofOwnJobs}`, key: 'id', hidden: ['asked_by'] },
    { name: 'found_person', rows: 'person_id = $1', erases: '$1 IN (person_id, account_id)', key: 'id', hidden: ['opened_by'] },
    { name: 'search_deed', rows: 'account_id = $1', key: 'id' },
    { name: 'agreement', rows: 'person_id = $1', key: 'id' },
    { name: 'criterion', rows: ofOwnJobs, key: 'id' },
    { name: 'screening_run', rows: ofOwnJobs, key: 'id' },
    // Read in sums alone, also by the account that it is about.
    { name: 'voluntary_answer', rows: 'account_id = $1 AND false', erases: 'account_id = $1', key: 'id' },
    // With it go the candidates of an account that has no owner any more; their words are theirs, and not in the account's export.
    { name: 'screening_job', rows: 'account_id = $1', key: 'id', atOnce: 20 },
    { name: 'job', rows: 'owner_id = $1', key: 'id' },
    // Ids and times of what the rows above are; those that end with them are noted here until the last one.
    { name: 'change', rows: 'account_id = $1 AND false', erases: 'account_id = $1', key: 'list, id, changed_in' },
  ] satisfies PersonTable[]
).map(personRows);
