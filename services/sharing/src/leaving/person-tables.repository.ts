import type { PersonTable } from '@folia/contracts/person-table';
import { personRows } from '@folia/platform/person-tables';

const ofOwner = 'link_id IN (SELECT id FROM link WHERE owner_id = $1)';

/** Every table of this service with rows about people, dependent tables first; a spec compares the list with the schema. */
export const personTables = (
  [
    {
      name: 'link_code',
      rows: `gate_hash IN (SELECT nonce_hash FROM link_gate WHERE ${ofOwner})`,
      key: 'id',
      // Nobody has proved that these are theirs.
      hidden: ['gate_hash', 'address'],
    },
    {
      name: 'visit_event',
      rows: 'visit_id IN (SELECT id FROM visit WHERE viewer_id = $1)',
      erases: 'owner_id = $1 OR visit_id IN (SELECT id FROM visit WHERE viewer_id = $1)',
      key: 'visit_id, at, type, what, item_id',
      hidden: ['owner_id'],
    },
    {
      name: 'visit',
      rows: 'viewer_id = $1',
      erases: 'owner_id = $1 OR viewer_id = $1',
      key: 'id',
      hidden: ['reader', 'owner_id', 'link_id', 'is_new_reader', 'is_new_in_channel'],
    },
    { name: 'day_reader', rows: 'false AND owner_id = $1', erases: 'owner_id = $1', key: 'day', hidden: ['reader'] },
    { name: 'daily_count', rows: 'owner_id = $1', key: 'day, dimension, key, channel', atOnce: 1_000 },
    // Sums of the rows above, and gone with them.
    { name: 'monthly_count', rows: 'false AND owner_id = $1', erases: 'owner_id = $1', key: 'month, dimension, key, channel' },
    { name: 'program_count', rows: 'owner_id = $1', key: 'day, kind' },
    { name: 'visit_alert_choice', rows: 'user_id = $1', key: 'user_id' },
    { name: 'visit_alert', rows: 'owner_id = $1', key: 'noted_at, about' },
    { name: 'visit_digest', rows: 'owner_id = $1', key: 'week' },
    { name: 'link_gate', rows: ofOwner, key: 'link_id, made_at', hidden: ['nonce_hash'] },
    {
      name: 'link_session',
      rows: ofOwner,
      erases: `user_id = $1 OR ${ofOwner}`,
      key: 'link_id, visitor_id',
      hidden: ['visitor_id', 'user_id', 'view_nonce', 'event_id'],
    },
    {
      name: 'link_event',
      rows: ofOwner,
      erases: `${ofOwner} OR (link_id, address) IN (SELECT link_id, email FROM link_visitor WHERE user_id = $1)`,
      key: 'id',
    },
    { name: 'link_visitor', rows: ofOwner, erases: `user_id = $1 OR ${ofOwner}`, key: 'link_id, first_opened_at', hidden: ['who', 'user_id'] },
    {
      name: 'received_link',
      rows: 'user_id = $1',
      erases: `user_id = $1 OR ${ofOwner}`,
      key: 'id',
      hidden: ['link_id', 'key_version'],
    },
    {
      name: 'webhook_delivery',
      rows: 'endpoint_id IN (SELECT id FROM webhook_endpoint WHERE account_id = $1)',
      key: 'id',
      hidden: ['about', 'claimed_at', 'attempt', 'event_id'],
    },
    {
      name: 'webhook_endpoint',
      // An organisation's endpoint stays, without who made it.
      rows: 'account_id = $1 OR made_by = $1',
      erases: 'account_id = $1',
      key: 'id',
      hidden: ['sealed_secret', 'old_sealed_secret'],
    },
    {
      name: 'connector_call',
      rows: 'connector_id IN (SELECT id FROM connector WHERE account_id = $1)',
      key: 'id',
      hidden: ['claimed_at', 'attempt', 'round', 'due_at'],
    },
    // Whom a test was sent to is known to the other side alone.
    {
      name: 'connector_test',
      rows: 'connector_id IN (SELECT id FROM connector WHERE account_id = $1)',
      key: 'id',
      hidden: ['agreement_id', 'check_at', 'checked', 'told'],
    },
    // Who they are is known to the board of the job, and to the other side.
    {
      name: 'handover',
      rows: 'connector_id IN (SELECT id FROM connector WHERE account_id = $1)',
      key: 'id',
      hidden: ['claimed_at', 'attempt', 'round', 'due_at'],
    },
    // An organisation's connector stays, and asks nobody until somebody else connects it.
    {
      name: 'connector',
      rows: 'account_id = $1 OR made_by = $1',
      erases: 'account_id = $1',
      key: 'id',
      hidden: ['key_hash', 'sealed_key', 'sealed_credentials'],
    },
    { name: 'link', rows: 'owner_id = $1', key: 'id', hidden: ['token_hash', 'password_hash'] },
    // Ids and times of what the rows above are; those that end with them are noted here until the last one.
    { name: 'change', rows: 'account_id = $1 AND false', erases: 'account_id = $1', key: 'list, id, changed_in' },
  ] satisfies PersonTable[]
).map(personRows);
