import type { PersonTable } from '@folia/contracts/person-table';
import { personRows } from '@folia/platform/person-tables';

const threads = 'SELECT id FROM thread WHERE $1 IN (low_id, high_id)';
/** The person's address, and the guests they were when they wrote without their account. */
const address = 'SELECT lower(email) FROM "user" WHERE id = $1';
const guises = `SELECT id FROM guest WHERE email = (${address})`;
const anyThreads = `SELECT id FROM thread WHERE $1 IN (low_id, high_id) OR low_id IN (${guises}) OR high_id IN (${guises})`;

/** E-mails to a person, to their address, or from them, as a person or as a guest: the last ones contain their name. */
export const emailsAbout = `$1 IN (user_id, from_id) OR from_id IN (${guises}) OR address = (${address})`;

/** Units of a person, and others' counts of answers about their portfolio. */
const answersAbout = `account_id = $1 OR meter = 'answer-of:' || $1::uuid`;

/** Every table of this service with rows about people, dependent tables first; a spec compares the list with the schema. */
export const personTables = (
  [
    { name: 'notification', rows: 'user_id = $1', erases: `$1 IN (user_id, from_id) OR from_id IN (${guises})`, key: 'id' },
    { name: 'email', rows: 'user_id = $1', erases: emailsAbout, key: 'id', hidden: ['address'] },
    { name: 'notification_choice', rows: 'user_id = $1', key: 'topic' },
    { name: 'job', rows: 'owner_id = $1', key: 'id' },
    { name: 'message', rows: `thread_id IN (${threads})`, erases: `thread_id IN (${anyThreads})`, key: 'thread_id, id' },
    { name: 'thread_member', rows: 'user_id = $1', erases: `thread_id IN (${anyThreads})`, key: 'thread_id' },
    { name: 'thread', rows: '$1 IN (low_id, high_id)', erases: `id IN (${anyThreads})`, key: 'id' },
    {
      name: 'guest_message',
      rows: 'owner_id = $1 AND confirmed_at IS NOT NULL',
      erases: `owner_id = $1 OR email = (${address})`,
      key: 'id',
      hidden: ['token_hash', 'ip_hash'],
    },
    {
      name: 'report',
      rows: 'reporter_id = $1',
      erases: `$1 IN (reporter_id, reported_id) OR reported_id IN (${guises})`,
      key: 'id',
      hidden: ['decided_by', 'note'],
    },
    { name: 'block', rows: 'blocker_id = $1', erases: `$1 IN (blocker_id, blocked_id) OR blocked_id IN (${guises})`, key: 'blocked_id' },
    { name: 'guest', rows: 'owner_id = $1', erases: `owner_id = $1 OR email = (${address})`, key: 'id' },
    { name: 'feedback', rows: 'user_id = $1', erases: `user_id = $1 OR email = (${address})`, key: 'id', hidden: ['key', 'ip_hash', 'answered_by'] },
    { name: 'email_change', rows: 'user_id = $1', erases: `user_id = $1 OR email = (${address})`, key: 'id', hidden: ['token_hash'] },
    { name: 'recovery', rows: 'user_id = $1', key: 'id', hidden: ['token_hash'] },
    {
      name: 'oauth_record',
      rows: 'grant_id IN (SELECT id FROM oauth_grant WHERE person_id = $1)',
      key: 'kind, id_hash',
      hidden: ['id_hash', 'payload'],
    },
    { name: 'oauth_grant', rows: 'person_id = $1', key: 'id' },
    { name: 'member', rows: 'person_id = $1', key: 'organisation_id' },
    { name: 'invitation', rows: `email = (${address})`, key: 'id', hidden: ['token_hash'] },
    { name: 'usage', rows: 'user_id = $1', erases: `user_id = $1 OR ${answersAbout}`, key: 'created_at, job_id, meter' },
    { name: 'usage_count', rows: 'account_id = $1', erases: answersAbout, key: 'period_start, meter' },
    { name: 'limit_news', rows: 'account_id = $1', key: 'period_start, meter, percent' },
    { name: 'given_back', rows: 'user_id = $1', key: 'sha256' },
    { name: 'plan_request', rows: 'user_id = $1', erases: `user_id = $1 OR email = (${address})`, key: 'id', hidden: ['key', 'ip_hash', 'closed_by'] },
    { name: 'billing_event', rows: 'account_id = $1', key: 'received_at, id' },
    { name: 'quote', rows: 'account_id = $1', key: 'id' },
    { name: 'invoice_recipient', rows: 'account_id = $1', key: 'invoice_id' },
    // What has a number stays in the books: the account it belongs to is forgotten with the account.
    { name: 'invoice', rows: 'account_id = $1', erases: 'account_id = $1 AND number IS NULL', key: 'id' },
    { name: 'payer', rows: 'account_id = $1', key: 'account_id' },
    { name: 'subscription', rows: 'account_id = $1', key: 'account_id' },
    { name: 'verification', rows: 'account_id = $1', key: 'id' },
    { name: 'api_key', rows: 'owner_id = $1', erases: '$1 IN (owner_id, account_id)', key: 'id', hidden: ['secret_hash', 'earlier_hash'] },
    // The people of a sandbox are erased one by one, each with their row.
    { name: 'sandbox_person', rows: 'account_id = $1', erases: 'person_id = $1', key: 'person_id' },
    { name: 'account', rows: 'person_id = $1', key: 'id' },
    // Its lines go with the account, and not before.
    { name: 'account_log', rows: 'account_id = $1', key: 'id' },
    { name: 'session', rows: 'user_id = $1', key: 'id' },
    { name: 'identity', rows: 'user_id = $1', key: 'issuer, subject' },
    { name: 'username_history', rows: 'user_id = $1', key: 'uname' },
    { name: 'user', rows: 'id = $1', key: 'id' },
  ] satisfies PersonTable[]
).map(personRows);
