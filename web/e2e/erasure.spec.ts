import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { keptData } from '../content/legal/kept-data';
import { type Answer, ask, productUrl, untilOver, upload } from './api';
import { backendJob } from './jobs';
import { environments, makePerson, type Person } from './person';
import { allTables, inDatabase, tracesOf } from './traces';

/** Tables that are about no person, or that hold nothing about a person except the fact that they left. */
const impersonal = new Set([
  'migration',
  'outbox',
  'handled_event',
  'departure',
  'deletion',
  'held_username',
  'feature_switch',
  // Keyed hashes of sign-ins, with counts.
  'spent_before',
  'plan',
  'invoice_count',
  'used_signin',
  // Programs, by what they call themselves.
  'oauth_client',
  'gone_link',
  // Keyed hashes for a day at most.
  'attempt',
  // Fingerprints of keys that go with their agreement, and addresses of people without an account for two days.
  'agreement_key',
  'application_code',
  // Such addresses for a day.
  'ended_candidacy',
  'closed_day',
  'closed_month',
  'visit_gap',
  'audit_log',
  // A team under a name of its own; who is in it is in `member`.
  'organisation',
  'refused_address',
  'refused_asking',
  'refused_file',
]);

/** The folder of a photo in the store, as the portfolio service leaves it; answers its key. */
async function picture(): Promise<string> {
  const key = randomUUID();
  const folder = join(environments().gateway?.FILE_STORE ?? '', key.slice(0, 2), key);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'avatar.jpg'), 'a picture');
  return key;
}

/** Conversation, report and block between two people, and the notifications about them. */
async function plantBetween(userId: string, otherId: string, canary: string): Promise<void> {
  const id = randomUUID();
  const run = (statement: string, ...values: unknown[]) => inDatabase('user', statement, values);
  await run(
    'INSERT INTO thread (id, low_id, high_id, started_by) VALUES ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), $2)',
    id,
    userId,
    otherId,
  );
  await run('INSERT INTO message (id, thread_id, sender_id, text) VALUES ($1, $1, $2, $3)', id, userId, `Message ${canary}`);
  await run('INSERT INTO thread_member (thread_id, user_id, other_id, last_message_id) VALUES ($1, $2, $3, $1), ($1, $3, $2, $1)', id, userId, otherId);
  await run(`INSERT INTO email (id, kind, user_id, from_id, about) VALUES ($1, 'message', $2, $3, $1)`, id, otherId, userId);
  // As it is stored while no mail server is configured.
  const { MAIL_SPOOL = '' } = environments().user ?? {};
  await mkdir(MAIL_SPOOL, { recursive: true });
  await writeFile(join(MAIL_SPOOL, `${id}.txt`), `Subject: ${canary} wrote to you`);
  await run(`INSERT INTO notification (id, user_id, kind, from_id) VALUES ($1, $2, 'message', $3)`, id, otherId, userId);
  await run(`INSERT INTO report (id, reporter_id, reported_id, reason, text, evidence) VALUES ($1, $2, $3, 'spam', $4, '{}')`, id, otherId, userId, canary);
  await run('INSERT INTO block (blocker_id, blocked_id, uname, name) VALUES ($1, $2, $3, $3)', otherId, userId, canary);
  await run(
    `INSERT INTO job (id, kind, owner_id, caller, state, finished_at) VALUES ($1, 'spec', $2, $3, 'done', now())`,
    id,
    userId,
    JSON.stringify({ canary }),
  );
  await run('INSERT INTO payer (account_id, details) VALUES ($1, $2)', userId, JSON.stringify({ name: canary }));
  await run(
    `INSERT INTO invoice (id, account_id, purpose, provider, effect, lines, net_cents, tax_percent, tax_cents, total_cents, reverse_charge, number, issued_at, created_at)
      VALUES ($1, $2, 'purchase', 'manual', '{}', '[]', 900, 0, 0, 900, false, $3, now(), now())`,
    id,
    userId,
    `SPEC-${id}`,
  );
  await run('INSERT INTO invoice_recipient (invoice_id, account_id, name, address, vat_number) VALUES ($1, $2, $3, $4, $5)', id, userId, canary, '[]', '');
  await run(
    `INSERT INTO quote (id, account_id, plan, cycle, basis, total_cents, made_at, expires_at) VALUES ($1, $2, 'pro', 'month', '', 2900, now(), now())`,
    id,
    userId,
  );
  await run(
    `INSERT INTO billing_event (id, type, payload, account_id, handled_at) VALUES ($1, 'customer.updated', $2, $3, now())`,
    id,
    JSON.stringify({ canary }),
    userId,
  );
  await run(`INSERT INTO plan_request (id, key, user_id, plan, name, email, company, text) VALUES ($1, $1, $2, 'pro', $3, $3, '', $3)`, id, userId, canary);
  await inDatabase(
    'ai',
    `INSERT INTO planned_job (id, owner_id, caller, kind, file_id, file_name, due_at) VALUES ($1, $2, '{}', 'resume-import', $1, $3, now() + interval '1 day')`,
    [id, userId, canary],
  );
  await inDatabase('ai', 'INSERT INTO own_model (account_id, base_url, model, sealed_key) VALUES ($1, $2, $2, $2)', [userId, canary]);
  await inDatabase('ai', 'INSERT INTO model_spend (day, account_id, answers, input_tokens, output_tokens, micro_dollars) VALUES (now(), $1, 1, 1, 1, 1)', [
    userId,
  ]);
  await run(`INSERT INTO limit_news (account_id, meter, period_start, percent) VALUES ($1, 'fit-score', now(), 80)`, userId);
  await run(`INSERT INTO notification_choice (user_id, topic, bell, email) VALUES ($1, 'plan', true, false)`, userId);
  await run(`INSERT INTO email_change (id, user_id, token_hash, email) VALUES ($1, $2, $3, 'new@example.com')`, randomUUID(), userId, randomUUID());
  await run(`INSERT INTO oauth_client (id, metadata) VALUES ($1, '{"client_name":"A program"}')`, id);
  await run(
    `INSERT INTO oauth_grant (id, person_id, client_id, host, resource, scopes, expires_at)
     VALUES ($1::uuid, $2, $1::uuid::text, $3, '/api/v1', '{jobs:read}', now() + interval '1 day')`,
    id,
    userId,
    canary,
  );
  await run(
    `INSERT INTO oauth_record (kind, id_hash, payload, grant_id, expires_at) VALUES ('AccessToken', gen_random_uuid()::text, $2, $1, now() + interval '1 hour')`,
    id,
    JSON.stringify({ scope: canary }),
  );
  await run('INSERT INTO recovery (id, user_id, token_hash) VALUES ($1, $2, $3)', randomUUID(), userId, randomUUID());
  await run(`INSERT INTO feedback (id, key, user_id, kind, text, page) VALUES ($1, $1, $2, 'idea', $3, $3)`, randomUUID(), userId, canary);
  const guestId = randomUUID();
  await run('INSERT INTO guest (id, owner_id, email, name) VALUES ($1, $2, $3, $3)', guestId, otherId, `${canary}@example.com`.toLowerCase());
  await run(
    `INSERT INTO guest_message (id, owner_id, email, name, text, token_hash, ip_hash) VALUES ($1, $2, $3, 'Guest', '', $4, $4)`,
    guestId,
    otherId,
    `${canary}@example.com`.toLowerCase(),
    randomUUID(),
  );
  await run('INSERT INTO thread (id, low_id, high_id, started_by) VALUES ($1, least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $1)', guestId, otherId);
  await run('INSERT INTO message (id, thread_id, sender_id, text) VALUES ($1, $1, $1, $2)', guestId, `As a guest ${canary}`);
  await inDatabase('portfolio', 'INSERT INTO block (blocker_id, blocked_id, active, version) VALUES ($1, $2, false, 1)', [otherId, userId]);
  await inDatabase('portfolio', 'INSERT INTO suspension (user_id, suspended, version) VALUES ($1, false, 1) ON CONFLICT DO NOTHING', [userId]);
}

/** An organisation of somebody else's that the person belongs to, and an invitation to their address. */
async function plantMembership(userId: string, canary: string): Promise<void> {
  const id = randomUUID();
  const run = (statement: string, ...values: unknown[]) => inDatabase('user', statement, values);
  await run(`INSERT INTO account (id, kind) VALUES ($1, 'organisation')`, id);
  await run(`INSERT INTO organisation (id, name, seats) VALUES ($1, 'Staying Ltd', 3)`, id);
  await run(`INSERT INTO member (organisation_id, person_id, role) VALUES ($1, $2, 'recruiter')`, id, userId);
  await run(`INSERT INTO invitation (id, organisation_id, email, role, token_hash) VALUES ($1, $1, $2, 'member', $3)`, id, `${canary}@example.com`, id);
}

/** A job of the person's with all that belongs to one, whose one candidate they are; answers the ids of both. */
async function plantScreening(person: Person, canary: string): Promise<string[]> {
  const { body: job } = await ask(person, 'POST', '/api/screening/jobs', { text: `${backendJob(canary)}\nAsk for ${canary}.` });
  const [jobs, page] = [`/api/screening/jobs/${job.id}`, `/api/job-pages/${job.id}`];
  await ask(person, 'PATCH', jobs, { version: job.version, takesApplications: true });
  const [shown, shared] = [(await ask(person, 'GET', page)).body.digest, (await ask(person, 'GET', `${page}/portfolio`)).body.digest];
  expect((await ask(person, 'POST', `${page}/portfolio`, { shown, shared })).status).toBe(201);
  await expect.poll(async () => (await ask(person, 'GET', `${jobs}/reading`)).body, { timeout: 30_000 }).toMatchObject({ read: 1 });
  const [{ id, version }] = (await ask(person, 'GET', `${jobs}/board`)).body.rows;
  expect((await ask(person, 'POST', `${jobs}/candidates/${id}/notes`, { text: `Note ${canary}` })).status).toBe(201);
  expect((await ask(person, 'PUT', `${jobs}/candidates/${id}/stage`, { version, stage: 'interview', reason: `For ${canary}` })).status).toBe(200);
  // Names are shown from the interview on, so a tag may be one.
  expect((await ask(person, 'PUT', `${jobs}/candidates/${id}/tags`, { tags: [canary] })).status).toBe(200);
  expect((await ask(person, 'PUT', `${jobs}/candidates/${id}/rating`, { rating: 5 })).status).toBe(200);
  const [agreement] = (await ask(person, 'GET', '/api/candidacies')).body.items;
  const [criterion] = (await ask(person, 'GET', `${jobs}/board`)).body.criteria;
  const contest = { criterionId: criterion.id, reason: `Against ${canary}` };
  const { status, body: made } = await ask(person, 'POST', `/api/candidacies/${agreement.id}/contests`, contest);
  expect(status).toBe(201);
  expect((await ask(person, 'PUT', `${jobs}/contests/${made.id}/answer`, { state: 'met', reason: `Answer ${canary}` })).status).toBe(200);
  const other = randomUUID();
  const run = (statement: string, ...values: unknown[]) => inDatabase('ai', statement, values);
  await run(
    `INSERT INTO upload (id, job_id, request_key, source, ground, detail, name, resume, file_key, file_name, file_digest, uploaded_by)
     VALUES ($1, $2, $1, 'event', 'asked', $3, $3, '{}', 'none', $3, $3, $4)`,
    randomUUID(),
    job.id,
    canary,
    person.userId,
  );
  await run(
    `INSERT INTO agreement (id, job_id, way, shown, state, given_at, source, ground, detail, uploaded_by)
     VALUES ($1, $2, 'upload', '{}', 'given', now(), 'event', 'asked', $3, $4)`,
    other,
    job.id,
    canary,
    person.userId,
  );
  await run(`INSERT INTO candidate (id, job_id, number, agreement_id, name, resume, subject) VALUES ($1, $2, 2, $1, $3, '{}', $1)`, other, job.id, canary);
  await run(
    'INSERT INTO kept_double (candidate_id, other_id, kept_by) VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $3)',
    id,
    other,
    person.userId,
  );
  await run(
    'INSERT INTO voluntary_answer (id, account_id, token_hash, moved_on) VALUES (gen_random_uuid(), $1, decode(md5($2), $3), true)',
    person.userId,
    canary,
    'hex',
  );
  return [job.id, id, other];
}

/** What another account's job knows of the person: that they were asked, by themselves and at their address, and what came from there without their account. */
async function plantAskings(userId: string, otherId: string, canary: string): Promise<void> {
  const [job, agreement, address] = [randomUUID(), randomUUID(), `${canary}@example.com`];
  const run = (statement: string, ...values: unknown[]) => inDatabase('ai', statement, values);
  await run(`INSERT INTO screening_job (id, account_id, title, company, text, language) VALUES ($1, $2, 'Staying', '', '', 'en')`, job, otherId);
  const week = `now() + interval '7 days'`;
  await run(`INSERT INTO asking (id, job_id, way, person_id, name, ends_at) VALUES ($1, $2, 'link', $3, $4, ${week})`, randomUUID(), job, userId, canary);
  await run(`INSERT INTO asking (id, job_id, way, address, name, ends_at) VALUES ($1, $2, 'invited', $3, '', ${week})`, randomUUID(), job, address);
  await run('INSERT INTO application_code (id, job_id, address) VALUES ($1, $2, $3)', randomUUID(), job, address);
  await run(
    `INSERT INTO agreement (id, job_id, email, way, shown, state, given_at, ends_at) VALUES ($1, $2, $3, 'apply', '{}', 'given', now(), ${week})`,
    agreement,
    job,
    address,
  );
  await run(`INSERT INTO candidate (id, job_id, number, agreement_id, name, resume, subject) VALUES ($1, $2, 1, $1, $3, '{}', $1)`, agreement, job, canary);
}

/** Whom somebody else's job has found: the person; and what the person's own account has done to find others. */
async function plantFinds(userId: string, otherId: string, canary: string): Promise<void> {
  const run = (statement: string, ...values: unknown[]) => inDatabase('ai', statement, values);
  const found = `INSERT INTO found_person (id, account_id, person_id, opened_at, opened_by, domain, title) VALUES ($1, $2, $3, now(), $2, $4, $4)`;
  await run(found, randomUUID(), otherId, userId, 'staying.example');
  await run(found, randomUUID(), userId, otherId, canary);
  await run(`INSERT INTO search_deed (id, account_id, kind) VALUES ($1, $2, 'search')`, randomUUID(), userId);
  const domain = `INSERT INTO verification (id, account_id, domain, way, token, verified_at) VALUES ($1, $2, $3, 'dns', $3, now())`;
  await inDatabase('user', domain, [randomUUID(), userId, `${canary}.example`]);
  const key = `INSERT INTO api_key (id, account_id, owner_id, name, mode, secret_hash, last_four, scopes, addresses) VALUES ($1, $2, $2, $3, 'live', $3, 'abcd', '{}', '{}')`;
  await inDatabase('user', key, [randomUUID(), userId, canary]);
}

/** What the sharing service keeps of visits and gates: of a link of the person's, of their page, and of their visits to somebody else. */
async function plantVisits(userId: string, otherId: string, linkId: string, canary: string): Promise<void> {
  const run = (statement: string, ...values: unknown[]) => inDatabase('sharing', statement, values);
  const gate = Buffer.from(canary);
  await run('INSERT INTO link_gate (nonce_hash, link_id, key_version, email) VALUES ($1, $2, 1, $3)', gate, linkId, `${canary}@example.com`);
  await run('INSERT INTO link_code (id, gate_hash, address, is_sent) VALUES ($1, $2, $3, true)', randomUUID(), gate, `${canary}@example.com`);
  await run('INSERT INTO link_visitor (link_id, who, email) VALUES ($1, $2, $3)', linkId, `address:${canary}`, `${canary}@example.com`);
  for (const [ownerId, viewerId] of [
    [userId, null],
    [otherId, userId],
  ]) {
    const visit = randomUUID();
    await run(
      `INSERT INTO visit (id, started_at, owner_id, viewer_id, reader, channel, device, campaign_name, last_at) VALUES ($1, now(), $2, $3, $1, 'direct', 'phone', $4, now())`,
      visit,
      ownerId,
      viewerId,
      canary,
    );
    await run(
      `INSERT INTO visit_event (visit_id, started_at, owner_id, type, what, ms, is_first) SELECT id, started_at, owner_id, 'seen', $2, 1, true FROM visit WHERE id = $1`,
      visit,
      canary,
    );
  }
  await run(`INSERT INTO day_reader (owner_id, day, channel, reader) VALUES ($1, now()::date, 'direct', $2)`, userId, randomUUID());
  await run(`INSERT INTO daily_count VALUES ($1, now()::date, 'total', $2, 'direct', 1, 1, 1, 1, 1, 0, 1)`, userId, canary);
  await run(`INSERT INTO monthly_count VALUES ($1, date_trunc('month', now())::date, 'section', $2, 'direct', 1, 1, 1)`, userId, canary);
  await run(`INSERT INTO program_count (owner_id, day, kind, times) VALUES ($1, now()::date, 'bot', 1)`, userId);
  await run(`INSERT INTO visit_alert_choice (user_id, alerts, digest) VALUES ($1, 'off', false)`, userId);
  await run(`INSERT INTO visit_alert (owner_id, kind, about, channel) VALUES ($1, 'long-visit', $2, 'direct')`, userId, randomUUID());
  await run('INSERT INTO visit_digest (owner_id, week) VALUES ($1, now()::date)', userId);
  // An endpoint of their own, and one that they made for an organisation.
  const endpoint = randomUUID();
  const webhook = `INSERT INTO webhook_endpoint (id, account_id, made_by, url, types, sealed_secret) VALUES ($1, $2, $3, $4, '{link.viewed}', 'sealed')`;
  await run(webhook, endpoint, userId, userId, `https://${canary}.example/hook`);
  await run(webhook, randomUUID(), otherId, userId, 'https://organisation.example/hook');
  await run(`INSERT INTO webhook_delivery (id, endpoint_id, event_id, type, body) VALUES ($1, $2, $1, 'link.viewed', $3)`, randomUUID(), endpoint, canary);
  // The same for connectors.
  const connector = randomUUID();
  const connect = `INSERT INTO connector (id, account_id, made_by, kind, key_hash, sealed_key, last_four, mapping) VALUES ($1, $2, $3, 'greenhouse', $4, 'sealed', 'four', $5)`;
  await run(
    connect,
    connector,
    userId,
    userId,
    randomBytes(32),
    JSON.stringify({ tests: [{ jobId: randomUUID(), name: canary }], score: 'none', fields: [], handovers: [] }),
  );
  await run(connect, randomUUID(), otherId, userId, randomBytes(32), JSON.stringify({ tests: [], score: 'none', fields: [], handovers: [] }));
  const sentTest = randomUUID();
  await run('INSERT INTO connector_test (id, connector_id, external_id, profile_url, job_id) VALUES ($1, $2, $3, $3, $1)', sentTest, connector, canary);
  await run(
    `INSERT INTO connector_call (id, connector_id, test_id, call, state, note) VALUES ($1, $2, $1, 'send_test', 'refused', $3)`,
    sentTest,
    connector,
    canary,
  );
  const handover = randomUUID();
  await run(
    `INSERT INTO handover (id, connector_id, job_id, candidate_id, their_job_id, their_id, profile_url, state, note) VALUES ($1, $2, $1, $1, 1, 1, $3, 'sent', $3)`,
    handover,
    connector,
    canary,
  );
  await run(
    `INSERT INTO connector_call (id, connector_id, handover_id, call, state, note) VALUES ($1, $2, $1, 'candidate', 'delivered', $3)`,
    handover,
    connector,
    canary,
  );
}

/** A person with a canary text in every place that can hold words of theirs; `ids` identify them where no words can be. */
async function plant(): Promise<{ person: Person; canary: string; ids: string[]; token: string }> {
  const canary = `kanari${randomUUID().slice(0, 8)}`;
  const person = await makePerson(`Ada ${canary}`, ['--plan', 'pro']);
  const { userId } = person;
  const post = async (path: string, body?: unknown): Promise<Answer['body']> => {
    const answer = await ask(person, 'POST', path, body, { 'idempotency-key': randomUUID() });
    expect([path, answer.status < 300]).toEqual([path, true]);
    return answer.body;
  };
  await inDatabase('user', 'UPDATE "user" SET email = $2 WHERE id = $1', [userId, `${canary}@example.com`]);
  await inDatabase('user', `INSERT INTO username_history (uname, folded, user_id, held_until) VALUES ($2, $2, $1, now() + interval '90 days')`, [
    userId,
    canary,
  ]);
  const { owner } = (await ask(person, 'GET', `/api/portfolios/${person.uname}`)).body;
  const basics = {
    headline: `Headline ${canary}`,
    summary: `Summary ${canary}`,
    location: canary,
    links: [{ label: canary, url: `https://${canary}.example` }],
    phone: { value: `+47 555 ${canary}`, visibility: 'private' },
  };
  expect((await ask(person, 'PATCH', '/api/me/profile', { version: owner.profileVersion, basics, visibility: 'public' })).status).toBe(200);
  const item = await post('/api/items', { content: { kind: 'work', fields: { position: `Position ${canary}` } } });
  const proposal = `INSERT INTO proposal (id, owner_id, item_id, kind, fields, reason, program) VALUES ($1, $2, $3, 'work', $4, $5, $5)`;
  await inDatabase('portfolio', proposal, [randomUUID(), userId, item.id, { position: `Proposed ${canary}` }, canary]);
  await post('/api/items', { content: { kind: 'project', fields: { name: `Private ${canary}` } }, visibility: 'private' });
  await post('/api/me/profiles', { title: `Profile ${canary}`, slug: canary });
  // Only the history still knows this one.
  const gone = await post('/api/items', { content: { kind: 'talk', fields: { title: `Deleted ${canary}` } } });
  await ask(person, 'DELETE', `/api/items/${gone.id}`);
  const text = `Ada ${canary}\nEngineer\n\nEXPERIENCE\n\nEngineer, ${canary} GmbH\nMay 2019 - Present\n- Did ${canary}\n\nSKILLS\n\nGo, ${canary}\n`;
  const started = await upload(person, Buffer.from(text), `${canary}.txt`, 'text/plain', productUrl, 'text');
  expect(await untilOver(person, started.body.jobId)).toMatchObject({ state: 'done' });
  const { import: read, review } = (await ask(person, 'GET', `/api/resume-imports/${started.body.importId}`)).body;
  const entries = Object.fromEntries(read.result.entries.map(({ id }: { id: string }) => [id, { decision: 'accepted' }]));
  const decisions = { entries, basics: { name: { decision: 'accepted', value: `Reviewed ${canary}` } }, profiles: 'undecided', placed: [], leftOut: [] };
  await ask(person, 'PATCH', `/api/resume-imports/${started.body.importId}`, { version: review.version, decisions });
  await post(`/api/resume-imports/${started.body.importId}/accept`);
  await inDatabase('user', 'INSERT INTO given_back (user_id, sha256) VALUES ($1, $2)', [userId, read.sha256]);
  const other = await makePerson('Ola Other');
  await plantBetween(userId, other.userId, canary);
  await plantMembership(userId, canary);
  await plantAskings(userId, other.userId, canary);
  await plantFinds(userId, other.userId, canary);
  expect((await ask(person, 'PUT', '/api/being-found', { mode: 'everyone', named: [], never: [`${canary}.example`] })).status).toBe(200);
  const screened = await plantScreening(person, canary);
  const photo = await picture();
  await inDatabase('portfolio', 'INSERT INTO profile_photo (owner_id, key) VALUES ($1, $2)', [userId, photo]);
  const shown = await picture();
  await inDatabase(
    'portfolio',
    `INSERT INTO media (id, owner_id, item_id, kind, key, file_name, alt, position) VALUES ($1, $2, $3, 'photo', $1, 'photo.webp', $4, 1)`,
    [shown, userId, item.id, `Picture of ${canary}`],
  );
  const { token, link } = await post('/api/links', { description: `Link for ${canary}`, password: null });
  expect((await openLink(token)).status).toBe(200);
  await plantVisits(userId, other.userId, link.id, canary);
  const sender = await makePerson('Sven Sender');
  const sent = await ask(sender, 'POST', '/api/links', { description: 'For somebody who leaves' }, { 'idempotency-key': randomUUID() });
  expect((await openLink(sent.body.token, person)).status).toBe(200);
  await inDatabase(
    'ai',
    `INSERT INTO llm_answer (job_id, step, model, value, input_tokens, output_tokens, ms) VALUES ($1, 'propose', 'stand-in', $2, 1, 1, 1)`,
    [started.body.jobId, JSON.stringify({ said: canary })],
  );
  const job = await post('/api/fit-scores', { text: `${backendJob(canary)}\nAsk for ${canary}.` });
  expect(await untilOver(person, job.jobId)).toMatchObject({ state: 'done' });
  const tailored = await post('/api/tailored-resumes', { postingId: job.postingId });
  expect(await untilOver(person, tailored.jobId)).toMatchObject({ state: 'done' });
  expect((await ask(person, 'PUT', `/api/tailored-resumes/${tailored.id}/sent`, { sent: true })).status).toBe(200);
  await ask(person, 'PATCH', `/api/postings/${job.postingId}`, { version: 1, notes: `Note ${canary}` });
  const question = `When are you free, ${canary}?`;
  const view = { profileId: null, linkId: null, ownAnswers: [{ question, answer: `Free from spring on ${canary}` }] };
  expect((await ask(person, 'PATCH', '/api/deep-talk/settings', { retentionDays: 30, view })).status).toBe(200);
  const asked = await ask(sender, 'POST', `/api/users/${userId}/deep-talk`, { question }, { 'idempotency-key': randomUUID() });
  expect(await untilOver(sender, asked.body.jobId)).toMatchObject({ state: 'done' });
  const contact = { name: 'Sender', address: `sender@${canary}.example`, note: '' };
  expect((await ask(sender, 'PUT', `/api/conversations/${asked.body.conversationId}/contact`, contact)).status).toBe(200);
  await inDatabase('ai', 'INSERT INTO deep_talk_digest (owner_id, day) VALUES ($1, now()::date)', [userId]);
  await post('/api/api-keys', { name: `Trial of ${canary}`, mode: 'test', scopes: ['jobs:read'], addresses: [], days: 30 });
  return {
    person,
    canary,
    ids: [userId, item.id, started.body.jobId, read.fileId, link.id, photo, shown, job.id, job.postingId, tailored.id, ...screened],
    token,
  };
}

const openLink = (token: string, by: Person | null = null) => ask(by, 'POST', '/api/links/open', { token });
const remove = (person: Person, id = person.userId) => ask(person, 'DELETE', `/api/users/${id}`);

test('the privacy notice tells every table there is, and no other', async () => {
  const tables = (await allTables()).filter((table) => !table.endsWith('.migration'));
  expect(keptData.flatMap((kept) => kept.tables).sort()).toEqual(tables.sort());
});

test('fourteen days after the wish nothing is left of a person: in no table, no queue, no stream and no file', async () => {
  test.setTimeout(180_000);
  const { person, canary, ids, token } = await plant();
  const bystander = await makePerson('Ola Nordmann');
  await ask(bystander, 'POST', '/api/items', { content: { kind: 'skill', fields: { name: 'Staying' } } });
  const before = await tracesOf(canary, ...ids);
  // First, every table with people's rows contains the canary: a new table has to be added here and in `personTables`.
  const singing = (await allTables()).filter((table) => !impersonal.has(table.split('.')[1] ?? ''));
  expect(singing.length).toBeGreaterThanOrEqual(15);
  for (const place of singing) expect([place, before[place]]).toEqual([place, expect.any(Number)]);
  for (const kind of [/^redis .*:job-/, /^redis .*:idempotency:/, /^redis .*:limit-/, /^file /])
    expect([kind, Object.keys(before).some((one) => kind.test(one))]).toEqual([kind, true]);

  expect((await remove(person)).status).toBe(200);
  expect((await ask(person, 'GET', '/api/items')).status).toBe(401);
  await expect.poll(async () => (await ask(null, 'GET', `/api/portfolios/${person.uname}`)).status).toBe(404);
  expect((await fetch(`${productUrl}/${person.uname}`)).status).toBe(404);
  await expect.poll(async () => (await openLink(token)).status).toBe(410);

  // The clock of the database says when: its day is made today.
  await inDatabase('user', 'UPDATE deletion SET due_at = now() WHERE user_id = $1', [person.userId]);
  const ended = async () => (await inDatabase('user', 'SELECT erased_at, confirmed FROM deletion WHERE user_id = $1', [person.userId]))[0];
  await expect.poll(async () => (await ended())?.erased_at, { timeout: 30_000 }).not.toBeNull();
  expect((await ended())?.confirmed).toEqual(['ai', 'portfolio', 'sharing', 'user']);
  // The made-up people of their sandbox are erased as people are, each by themselves.
  const sandbox = () => inDatabase('user', 'SELECT person_id FROM sandbox_person WHERE account_id = $1', [person.userId]);
  await expect.poll(sandbox, { timeout: 60_000 }).toEqual([]);

  expect(await tracesOf(canary, ...ids.slice(1))).toEqual({});
  // Tombstones keep only the one number that makes them tombstones.
  const tombstones = await tracesOf(person.userId);
  expect(Object.keys(tombstones).sort()).toEqual([
    'ai.departure',
    'file .erasures.jsonl',
    'portfolio.departure',
    'sharing.departure',
    'user.deletion',
    'user.departure',
  ]);
  expect((await openLink(token)).status).toBe(410);
  expect((await ask(null, 'GET', `/api/portfolios/${person.uname}`)).status).toBe(404);
  expect((await ask(bystander, 'GET', '/api/items')).body.items).toHaveLength(1);
});

test('whatever comes late about an erased person is not taken, and a service that missed it is told again', async () => {
  const person = await makePerson('Late Comer');
  const { userId } = person;
  await remove(person);
  // As if the ai service had been told long ago and had never answered.
  await inDatabase(
    'user',
    `UPDATE deletion SET due_at = now(), told_at = now() - interval '1 hour', confirmed = '{user,portfolio,sharing}' WHERE user_id = $1`,
    [userId],
  );
  const erased = async () => (await inDatabase('user', 'SELECT erased_at FROM deletion WHERE user_id = $1', [userId]))[0]?.erased_at;
  await expect.poll(erased, { timeout: 30_000 }).not.toBeNull();
  const late = [
    ['ai', `INSERT INTO job (id, kind, owner_id, caller) VALUES (gen_random_uuid(), 'resume-import', $1, '{}') RETURNING 1`],
    ['portfolio', `INSERT INTO profile (user_id, uname, uname_version, name) VALUES ($1, 'late-comer', 9, 'Late') RETURNING 1`],
    [
      'sharing',
      `INSERT INTO link (id, owner_id, description, token_hash, status, selection, expires_at) VALUES (gen_random_uuid(), $1, 'late', 'x', 'active', '{}', now()) RETURNING 1`,
    ],
    ['user', `INSERT INTO given_back (user_id, sha256) VALUES ($1, 'late') RETURNING 1`],
    ['user', `INSERT INTO usage_count (account_id, meter, period_start, used) VALUES ($1, 'resume-import', now(), 1) RETURNING 1`],
  ] as const;
  for (const [service, statement] of late) expect([service, await inDatabase(service, statement, [userId])]).toEqual([service, []]);
});

test('nobody deletes or keeps anybody else, and guests nobody', async () => {
  const [one, other] = [await makePerson('One Person'), await makePerson('Other Person')];
  expect((await remove(one, other.userId)).status).toBe(404);
  expect((await ask(one, 'POST', `/api/users/${other.userId}/keep`)).status).toBe(404);
  expect((await ask(null, 'DELETE', `/api/users/${other.userId}`)).status).toBe(401);
  expect(await inDatabase('user', 'SELECT 1 FROM deletion WHERE user_id = ANY($1)', [[one.userId, other.userId]])).toEqual([]);
  expect((await ask(other, 'GET', '/api/items')).status).toBe(200);
});
