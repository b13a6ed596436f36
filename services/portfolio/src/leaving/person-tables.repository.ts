import type { PersonTable } from '@folia/contracts/person-table';
import { personRows } from '@folia/platform/person-tables';

/** Every table of this service with rows about people, dependent tables first; a spec compares the list with the schema. */
export const personTables = (
  [
    { name: 'suspension', rows: 'user_id = $1', key: 'user_id' },
    { name: 'block', rows: 'blocker_id = $1', erases: '$1 IN (blocker_id, blocked_id)', key: 'blocked_id' },
    { name: 'search_word', rows: 'user_id = $1', key: 'word', atOnce: 1000 },
    { name: 'search_document', rows: 'user_id = $1', key: 'user_id' },
    { name: 'found_document', rows: 'user_id = $1', key: 'user_id' },
    { name: 'being_found', rows: 'user_id = $1', key: 'user_id' },
    { name: 'imported_fields', rows: 'item_id IN (SELECT id FROM item WHERE owner_id = $1)', key: 'item_id' },
    { name: 'revision', rows: 'owner_id = $1', key: 'number', atOnce: 20 },
    { name: 'import_review', rows: 'owner_id = $1', key: 'import_id', atOnce: 5 },
    { name: 'resume_file', rows: 'owner_id = $1', key: 'id', hidden: ['key'] },
    { name: 'profile_photo', rows: 'owner_id = $1', key: 'owner_id', hidden: ['key'] },
    { name: 'named_profile', rows: 'owner_id = $1', key: 'id', atOnce: 20 },
    { name: 'media', rows: 'owner_id = $1', key: 'id', hidden: ['key'] },
    { name: 'proposal', rows: 'owner_id = $1', key: 'id' },
    { name: 'item', rows: 'owner_id = $1', key: 'kind, position, id' },
    { name: 'profile', rows: 'user_id = $1', key: 'user_id' },
  ] satisfies PersonTable[]
).map(personRows);
