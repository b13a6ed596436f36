import type { PersonTable } from '@folia/contracts/person-table';
import { personRows } from '@folia/platform/person-tables';

/** Every table of this service with rows about people, dependent tables first; a spec compares the list with the schema. */
export const personTables = (
  [
    { name: 'link_session', rows: 'link_id IN (SELECT id FROM link WHERE owner_id = $1)', key: 'link_id, visitor_id', hidden: ['visitor_id'] },
    {
      name: 'received_link',
      rows: 'user_id = $1',
      erases: 'user_id = $1 OR link_id IN (SELECT id FROM link WHERE owner_id = $1)',
      key: 'id',
      hidden: ['link_id', 'key_version'],
    },
    { name: 'link', rows: 'owner_id = $1', key: 'id', hidden: ['token_hash', 'password_hash'] },
  ] satisfies PersonTable[]
).map(personRows);
