import { getPreferences } from '@folia/contracts/account/questions';
import type { Caller } from '@folia/contracts/caller';
import { callerUserId } from '@folia/contracts/caller';
import { countAnswers, reserveAnswer } from '@folia/contracts/deep-talk/questions';
import { type Ask, askInput } from '@folia/contracts/deep-talk/shapes';
import { AppError } from '@folia/contracts/errors';
import { getLink, grantLink } from '@folia/contracts/link/questions';
import type { LinkRefusal } from '@folia/contracts/link/shapes';
import { getNamedProfile } from '@folia/contracts/named-profile/questions';
import { listProfileCards, viewPortfolio } from '@folia/contracts/portfolio/questions';
import { resolveUsername } from '@folia/contracts/username/questions';
import { type PortfolioItem, readPortfolio } from '@folia/fit/read/portfolio/read-portfolio';
import { readPosting } from '@folia/fit/read/read-posting';
import { scorePortfolio } from '@folia/fit/score/score-fit';
import { newId } from '@folia/platform/new-id';
import { exportRows } from '@folia/platform/person-tables';
import { ProgressWriter } from '@folia/platform/progress';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { grantedLink } from '@folia/testing/granted-link';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { backendJob } from '../fixtures/backend-job';
import { person, type RunningService, runService, untilOver } from '../fixtures/running-service';
import { unitLedger } from '../fixtures/unit-ledger';
import { JobService } from '../job/job.service';
import { LeavingService } from '../leaving/leaving.service';
import { personTables } from '../leaving/person-tables.repository';
import { PostingService } from '../posting/posting.service';
import { ConversationService } from './conversation.service';
import { DeepTalkService } from './deep-talk.service';
import { DeepTalkSettingsService } from './deep-talk-settings.service';

const [workId, projectId, secretId] = [newId(), newId(), newId()];
const work = { position: 'Bridge Engineer', employer: 'Harbour Works', startDate: '2017', current: true, highlights: ['Built three bridges over the Elbe'] };
const project = { name: 'Tide gauge', startDate: '2022', summary: 'I built a gauge that reads the tide for Tidewright with Rust.' };
const secret = { name: 'Lantern', startDate: '2023', summary: 'I built a lantern for Quillfeather.' };
const publicItems = [{ id: workId, kind: 'work', fields: work }];
const linkItems = [...publicItems, { id: projectId, kind: 'project', fields: project }];
const ownItems = [...linkItems, { id: secretId, kind: 'project', fields: secret }];

/** The one owner: their page, a link to more of it, and a named profile. */
const owner = person();
const ownerId = owner.actor.id;
const [linkId, profileId] = [newId(), newId()];
const linkSession = newId();

let service: RunningService;
let refusal: LinkRefusal | null = null;
let isBlocked = false;
let visits: 'named' | 'kind' | 'hidden' = 'named';
/** Runs before a link is asked about, so that something may happen in the middle of an answer. */
let beforeGrant: () => unknown = () => {};
/** How many answers everybody has left. */
let left = 1_000;
const reserved = new Set<string>();
const units = unitLedger();

const basics = { headline: 'Builds bridges', summary: '', location: 'Hamburg', email: null, phone: null, links: [] };
const view = (viewer: string, items: object[]) => ({ ownerId, viewer, profile: { name: 'Ada Novak', ...basics }, items });

beforeAll(async () => {
  service = await runService([
    answering(viewPortfolio, (caller, { key, profile, linkId: through, as }) => {
      expect(key).toBe(ownerId);
      if (isBlocked) throw new AppError('NOT_FOUND');
      const isOwner = callerUserId(caller) === ownerId && !as && !through;
      if (through && !isOwner && callerUserId(caller) !== ownerId && caller.linkSession !== linkSession) throw new AppError('NOT_FOUND');
      if (through && refusal) throw new AppError(refusal);
      if (profile && profile !== 'bridges') throw new AppError('NOT_FOUND');
      const shown = isOwner ? view('owner', ownItems) : through ? view('link', linkItems) : view('stranger', publicItems);
      return { version: 1, json: JSON.stringify(shown), profileId: profile ? profileId : null };
    }),
    answering(grantLink, async (caller, asked) => {
      await beforeGrant();
      const holds = (caller.linkSession === linkSession || callerUserId(caller) === ownerId) && (asked.linkId ?? linkId) === linkId;
      const isOpen = holds && !refusal;
      return { links: isOpen ? [grantedLink({ id: linkId })] : [], refusal: holds ? refusal : null };
    }),
    answering(reserveAnswer, (_caller, { jobId }) => {
      if (left === 0) throw new AppError('QUOTA_EXCEEDED', { meter: 'deep-talk', limit: 20, used: 20, resetsAt: '2026-11-23T00:00:00.000Z', upgradeUrl: null });
      left -= 1;
      reserved.add(jobId);
      return {};
    }),
    answering(countAnswers, () => ({ used: 3, limit: 20, isSpent: false, resetsAt: '2026-11-23T00:00:00.000Z' })),
    answering(getPreferences, () => ({ type: 'business' as const, visits, modelAllowed: false })),
    answering(listProfileCards, (_caller, { userIds }) => ({ cards: Object.fromEntries(userIds.map((id) => [id, { name: `Name of ${id}`, photo: null }])) })),
    answering(resolveUsername, (_caller, { key }) => ({ userId: key, uname: key.slice(-12), version: 1, renamedTo: null })),
    answering(getLink, (caller, { id }) => {
      if (callerUserId(caller) !== ownerId || id !== linkId) throw new AppError('NOT_FOUND');
      return {} as never;
    }),
    answering(getNamedProfile, (caller, { id }) => {
      if (callerUserId(caller) !== ownerId || id !== profileId) throw new AppError('NOT_FOUND');
      return {} as never;
    }),
    ...units.answers,
  ]);
});

afterAll(() => service.close());

beforeEach(async () => {
  [refusal, isBlocked, visits, left, beforeGrant] = [null, false, 'named', 1_000, () => {}];
  reserved.clear();
  units.clear();
  await service.query('DELETE FROM deep_talk_view');
});

type SignedIn = ReturnType<typeof person> & { linkSession?: string };
const asHolder = (caller: SignedIn): SignedIn => ({ ...caller, linkSession });
const deepTalk = () => service.app.get(DeepTalkService);
const conversations = () => service.app.get(ConversationService);
const settings = () => service.app.get(DeepTalkSettingsService);
const ask = (caller: SignedIn, question: string, rest: Partial<Ask> = {}) =>
  deepTalk().ask(personOf(caller as Caller & SignedIn), ownerId, askInput.parse({ question, ...rest }));
const read = (caller: SignedIn, conversationId: string) => conversations().get(personOf(caller), conversationId);
/** The turn of a job, when it is over. */
const turnOf = (caller: SignedIn, { conversationId, jobId }: { conversationId: string; jobId: string }) =>
  untilOver(async () => {
    const found = (await read(caller, conversationId)).items.find(({ id }) => id === jobId);
    if (!found) throw new Error('no such turn');
    return found;
  });
const answered = async (caller: SignedIn, question: string, rest: Partial<Ask> = {}) => turnOf(caller, await ask(caller, question, rest));
const wordsOf = (turn: { claims: { text: string }[] }) => turn.claims.map(({ text }) => text).join('\n');
const told = (jobId: string) => service.app.get(ProgressWriter).told(jobId);

test('an answer is drawn from what this asker sees, claim by claim, with the items it rests on', async () => {
  const caller = person();
  const asked = await ask(caller, 'Which bridges did she build?');
  const turn = await turnOf(caller, asked);
  expect(turn).toMatchObject({ question: 'Which bridges did she build?', state: 'done', outcome: 'answered', language: 'en', error: null, model: null });
  expect(turn.engineVersion).toEqual(expect.any(Number));
  expect(turn.claims.flatMap(({ citations }) => citations).map(({ itemId }) => itemId)).toContain(workId);
  // What is told are the claims as they are kept, in their order, each once.
  const events = await told(asked.jobId);
  const deltas = events.flatMap((event) => (event.type === 'delta' ? [event] : []));
  expect(deltas.map(({ claim, offset, text }) => ({ claim, offset, text }))).toEqual(turn.claims.map(({ text }, claim) => ({ claim, offset: 0, text })));
  expect(events.filter(({ type }) => type === 'citation')).toHaveLength(turn.claims.flatMap(({ citations }) => citations).length);
  expect([...reserved]).toEqual([asked.jobId]);
  expect(await service.told(asked.jobId)).toContain('deep-talk.begun');
});

test('neither a private item nor one for links is in an answer to a stranger', async () => {
  const caller = person();
  for (const question of ['What did she build with Rust?', 'Tell me about the lantern', 'Which client did she build a lantern for?']) {
    expect(wordsOf(await answered(caller, question))).not.toMatch(/Tidewright|Quillfeather/);
  }
});

test('a link session widens what is read, through that link alone; who does not hold it finds nothing', async () => {
  const caller = person();
  expect(wordsOf(await answered(asHolder(caller), 'What does the gauge that she built read?', { linkId }))).toMatch(/Tide/);
  expect(wordsOf(await answered(asHolder(caller), 'Tell me about the lantern'))).not.toMatch(/Quillfeather/);
  expect(await codeOf(ask(caller, 'Who built a gauge?', { linkId }))).toBe('NOT_FOUND');
  expect(await codeOf(ask({ ...caller, linkSession: newId() }, 'Who built a gauge?', { linkId }))).toBe('NOT_FOUND');
  expect(await codeOf(ask(asHolder(caller), 'Who built a gauge?', { linkId, profile: 'bridges' }))).toBe('BODY_INVALID');
  // Without a name for the view, it is the link that was opened.
  expect(await deepTalk().get(personOf(asHolder(caller)), ownerId, {})).toMatchObject({ linkId, isOwner: false });
});

test('a link that is revoked opens nothing more, and one revoked in the middle ends the answer', async () => {
  const caller = asHolder(person());
  refusal = 'LINK_REVOKED';
  expect(await codeOf(ask(caller, 'Who built a gauge?', { linkId }))).toBe('LINK_REVOKED');
  refusal = null;
  let grants = 0;
  beforeGrant = () => {
    grants += 1;
    if (grants > 1) refusal = 'LINK_REVOKED';
  };
  const turn = await answered(caller, 'What did she build, which bridges, and who built a gauge that reads the tide?', { linkId });
  expect(turn).toMatchObject({ state: 'failed', error: { code: 'LINK_REVOKED' }, outcome: null });
  expect(turn.claims).toHaveLength(1);
});

test('a page that the asker does not see is not found: private, blocked, an unknown profile', async () => {
  isBlocked = true;
  expect(await codeOf(ask(person(), 'Who?'))).toBe('NOT_FOUND');
  expect(await codeOf(deepTalk().get(personOf(person()), ownerId, {}))).toBe('NOT_FOUND');
  isBlocked = false;
  expect(await codeOf(ask(person(), 'Who?', { profile: 'other' }))).toBe('NOT_FOUND');
});

test('a conversation is read by whoever asked and by the owner, and goes on in its own view only', async () => {
  const [caller, other] = [person(), person()];
  const first = await ask(caller, 'Which bridges did she build?');
  await turnOf(caller, first);
  const { conversationId } = first;
  const second = await ask(caller, 'And before that?', { conversationId });
  expect(second.conversationId).toBe(conversationId);
  await turnOf(caller, second);
  expect((await read(caller, conversationId)).items.map(({ id }) => id)).toEqual([second.jobId, first.jobId]);
  expect(await read(owner, conversationId)).toMatchObject({ isMine: false, isTest: false, turns: 2, asker: { shown: 'named' } });
  expect(await codeOf(read(other, conversationId))).toBe('NOT_FOUND');
  expect(await codeOf(ask(other, 'And?', { conversationId }))).toBe('NOT_FOUND');
  expect(await codeOf(ask(asHolder(caller), 'And?', { conversationId, linkId }))).toBe('NOT_FOUND');
  expect(await codeOf(ask(caller, 'And?', { conversationId, profile: 'bridges' }))).toBe('NOT_FOUND');
  for (const not of [owner, other]) expect(await codeOf(conversations().delete(personOf(not), conversationId))).toBe('NOT_FOUND');
  await conversations().delete(personOf(caller), conversationId);
  for (const who of [caller, owner]) expect(await codeOf(read(who, conversationId))).toBe('NOT_FOUND');
  expect(await service.query('SELECT 1 FROM job WHERE id = ANY($1)', [[first.jobId, second.jobId]])).toEqual([]);
  expect(await told(first.jobId)).toEqual([]);
});

test('an asker appears to the owner as their visits do', async () => {
  const caller = person();
  const { conversationId } = await ask(caller, 'Which bridges?');
  const mine = async () => (await conversations().listAskedOf(personOf(owner))).items.find(({ id }) => id === conversationId)?.asker;
  expect(await mine()).toMatchObject({ shown: 'named', type: 'business', person: { id: caller.actor.id } });
  visits = 'kind';
  expect(await mine()).toEqual({ shown: 'kind', type: 'business', person: null });
  visits = 'hidden';
  expect(await mine()).toEqual({ shown: 'hidden', type: null, person: null });
  expect((await conversations().listMine(personOf(caller))).items).toMatchObject([
    { id: conversationId, isMine: true, asker: null, portfolio: { id: ownerId } },
  ]);
});

test('at most one answer of a conversation is on its way, and what is refused gives its units back', async () => {
  const caller = person();
  const first = await ask(caller, 'Which bridges did she build?');
  await turnOf(caller, first);
  await service.query(`UPDATE job SET state = 'running', finished_at = NULL, heartbeat_at = now() + interval '1 hour' WHERE id = $1`, [first.jobId]);
  expect(await codeOf(ask(caller, 'And then?', { conversationId: first.conversationId }))).toBe('DEEP_TALK_BUSY');
  const refused = [...reserved].find((id) => id !== first.jobId);
  expect(units.released).toEqual([refused]);
  await service.query(`UPDATE job SET state = 'done', finished_at = now() WHERE id = $1`, [first.jobId]);
  await turnOf(caller, await ask(caller, 'And then?', { conversationId: first.conversationId }));
});

test('two questions at once in one conversation: one is answered', async () => {
  const caller = person();
  const { conversationId, jobId } = await ask(caller, 'Which bridges?');
  await turnOf(caller, { conversationId, jobId });
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => codeOf(ask(caller, 'And then?', { conversationId }))));
  expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThanOrEqual(1);
  expect(outcomes.every((outcome) => outcome === 'done' || outcome === 'DEEP_TALK_BUSY')).toBe(true);
  const { items } = await read(caller, conversationId);
  expect(items).toHaveLength(1 + outcomes.filter((outcome) => outcome === 'done').length);
});

test('whoever runs out is refused with the time it begins again, and nothing is kept of the question', async () => {
  const caller = person();
  left = 0;
  const refused = await ask(caller, 'Which bridges?').catch((error) => error);
  expect([refused.code, refused.details]).toEqual(['QUOTA_EXCEEDED', expect.objectContaining({ limit: 20, resetsAt: '2026-11-23T00:00:00.000Z' })]);
  expect((await conversations().listMine(personOf(caller))).items).toEqual([]);
});

test('owners ask for nothing, uncounted, as themselves, as a visitor or as one of their links, also where it is switched off', async () => {
  await settings().update(personOf(owner), { view: { profileId: null, linkId: null, enabled: false } });
  const turn = await answered(owner, 'Tell me about the lantern');
  expect(wordsOf(turn)).toMatch(/lantern/i);
  expect(wordsOf(await answered(owner, 'Tell me about the lantern', { as: 'visitor' }))).not.toMatch(/Quillfeather/);
  expect(wordsOf(await answered(owner, 'What does the gauge that she built read?', { linkId }))).toMatch(/Tide/);
  expect(reserved.size).toBe(0);
  expect(await service.told(turn.id)).not.toContain('deep-talk.begun');
  expect((await conversations().listAskedOf(personOf(owner))).items.some(({ isTest }) => isTest)).toBe(false);
});

test('a view that is switched off answers nobody else, and the others go on', async () => {
  const caller = person();
  await settings().update(personOf(owner), { view: { profileId: null, linkId, enabled: false } });
  expect(await codeOf(ask(asHolder(caller), 'Which bridges?', { linkId }))).toBe('DEEP_TALK_OFF');
  expect(await deepTalk().get(personOf(asHolder(caller)), ownerId, { linkId })).toMatchObject({ enabled: false, suggestions: [], hasContent: true });
  expect((await answered(caller, 'Which bridges?')).state).toBe('done');
  expect((await answered(asHolder(caller), 'Which bridges?', { profile: 'bridges' })).state).toBe('done');
});

test('what the owner answers to an expected question wins, in that view', async () => {
  const ownAnswers = [{ question: 'Are you open to offers?', answer: 'Yes, from spring on.' }];
  await settings().update(personOf(owner), { view: { profileId: null, linkId: null, ownAnswers } });
  expect((await answered(person(), 'Are you open to offers?')).claims).toMatchObject([
    { kind: 'own-words', text: expect.stringContaining('Yes, from spring on.') },
  ]);
  expect(wordsOf(await answered(person(), 'Are you open to offers?', { profile: 'bridges' }))).not.toContain('from spring on');
});

test('settings are the owner’s own, field by field, and a stale version is a conflict', async () => {
  expect(await settings().get(personOf(owner))).toMatchObject({ views: [{ profileId: null, linkId: null, enabled: true, tone: 'plain', version: 0 }] });
  const view = { profileId, linkId: null };
  await settings().update(personOf(owner), { view: { ...view, tone: 'warm' } });
  const changed = await settings().update(personOf(owner), { view: { ...view, offLimits: ['salary'], version: 1 } });
  expect(changed.views).toMatchObject([{ profileId: null }, { profileId, tone: 'warm', offLimits: ['salary'], enabled: true, version: 2 }]);
  expect(await codeOf(settings().update(personOf(owner), { view: { ...view, tone: 'plain', version: 1 } }))).toBe('VERSION_CONFLICT');
  expect(await codeOf(settings().update(personOf(person()), { view: { ...view, tone: 'plain' } }))).toBe('NOT_FOUND');
  expect(await codeOf(settings().update(personOf(person()), { view: { profileId: null, linkId, tone: 'plain' } }))).toBe('NOT_FOUND');
});

test('a second attempt goes on behind the last accepted claim, and tells what the first could not', async () => {
  const caller = person();
  const whole = await answered(caller, 'Which bridges did she build? Where does she work? Since when?');
  expect(whole.claims.length).toBeGreaterThan(1);
  const asked = await ask(caller, 'Which bridges?');
  await turnOf(caller, asked);
  // As if its worker had been killed behind the first claim, before a word was told.
  const [{ id }] = (await service.query<{ id: string }>('SELECT id FROM conversation_message WHERE id = $1', [asked.jobId])) as [{ id: string }];
  await service.query('UPDATE conversation_message SET question = $2, answer = NULL WHERE id = $1', [id, whole.question]);
  await service.query('DELETE FROM conversation_claim WHERE message_id = $1', [id]);
  const first = whole.claims[0];
  await service.query(`INSERT INTO conversation_claim VALUES ($1, 'claims', 0, $2, $3, $4::jsonb)`, [
    id,
    first?.kind,
    first?.text,
    JSON.stringify(first?.citations),
  ]);
  await service.app.get(ProgressWriter).forget([id]);
  await service.query(`UPDATE job SET state = 'running', finished_at = NULL, heartbeat_at = now() - interval '1 minute' WHERE id = $1`, [id]);
  const again = await turnOf(caller, asked);
  expect(again.claims).toEqual(whole.claims);
  const deltas = (await told(id)).flatMap((event) => (event.type === 'delta' ? [event] : []));
  expect(deltas.map(({ claim, text }) => [claim, text])).toEqual(whole.claims.map(({ text }, claim) => [claim, text]));
});

test('a stop before the first words ends the answer and says so; a claim of a worker that lost the job is not accepted', async () => {
  const caller = asHolder(person());
  let asked: { jobId: string; conversationId: string } | undefined;
  let isStopped = false;
  beforeGrant = async () => {
    if (!asked || isStopped) return;
    isStopped = true;
    await service.app.get(JobService).cancel(personOf(caller), asked.jobId);
  };
  asked = await ask(caller, 'Which bridges?', { linkId });
  const turn = await turnOf(caller, asked);
  expect(turn).toMatchObject({ state: 'cancelled', claims: [], outcome: null });
  const names = await service.told(asked.jobId);
  expect(names).toContain('job.cancelled');
  expect(names).not.toContain('deep-talk.begun');
});

test('what stays without an answer, or did not help, stands on the owner’s list until it is done', async () => {
  const caller = person();
  const absent = await ask(caller, 'Does she hold a diving licence?');
  expect(await turnOf(caller, absent)).toMatchObject({ outcome: 'absent' });
  const unhelpful = await ask(caller, 'Which bridges?');
  await turnOf(caller, unhelpful);
  const rate = (who: SignedIn, helpful: boolean | null) =>
    conversations().rate(personOf(who), unhelpful.conversationId, unhelpful.jobId, helpful, 'incomplete');
  await rate(caller, false);
  expect(await codeOf(rate(owner, true))).toBe('NOT_FOUND');
  const open = async () =>
    (await conversations().listUnanswered(personOf(owner), 'open')).items.filter(({ id }) => [absent.jobId, unhelpful.jobId].includes(id));
  expect(await open()).toMatchObject([
    { id: unhelpful.jobId, because: 'unhelpful', reason: 'incomplete' },
    { id: absent.jobId, because: 'absent', question: 'Does she hold a diving licence?' },
  ]);
  expect((await conversations().listUnanswered(personOf(caller), 'open')).items).toEqual([]);
  expect(await codeOf(conversations().settle(personOf(caller), absent.jobId, true))).toBe('NOT_FOUND');
  await conversations().settle(personOf(owner), absent.jobId, true);
  expect((await open()).map(({ id }) => id)).toEqual([unhelpful.jobId]);
  expect((await conversations().listUnanswered(personOf(owner), 'done')).items).toMatchObject([{ id: absent.jobId, isDone: true }]);
  await rate(caller, null);
  expect(await open()).toEqual([]);
});

test('conversations are kept as long as the owner wants after their last question', async () => {
  const caller = person();
  const { conversationId } = await ask(caller, 'Which bridges?');
  const age = (days: number) => service.query(`UPDATE conversation SET updated_at = now() - make_interval(days => $2) WHERE id = $1`, [conversationId, days]);
  const isKept = async () => (await codeOf(read(caller, conversationId))) === 'done';
  await age(89);
  await conversations().forgetOver();
  expect(await isKept()).toBe(true);
  await settings().update(personOf(owner), { retentionDays: 365 });
  await age(364);
  await conversations().forgetOver();
  expect(await isKept()).toBe(true);
  await settings().update(personOf(owner), { retentionDays: 30 });
  await conversations().forgetOver();
  expect(await isKept()).toBe(false);
});

test('no question is in a message of the queue or in the row of its job', async () => {
  const caller = person();
  const { jobId } = await ask(caller, 'Which bridges, canary-of-a-question?');
  const [job] = await service.query<{ job: string }>('SELECT job::text FROM job WHERE id = $1', [jobId]);
  expect(job?.job).not.toContain('canary');
  const outbox = await service.query<{ text: string }>('SELECT payload::text AS text FROM outbox');
  expect(outbox.filter(({ text }) => text.includes('canary'))).toEqual([]);
});

test('a comparison with a job has FitScore’s number of this view, costs a unit of the asker’s, and is theirs alone', async () => {
  const caller = person();
  const posting = await service.app.get(PostingService).save(personOf(caller), { text: backendJob('Meridian'), url: null });
  const asked = await ask(caller, 'How does she fit this job?', { postingId: posting.id });
  const turn = await turnOf(caller, asked);
  const month = new Date().toISOString().slice(0, 7);
  const { score } = scorePortfolio(readPosting(backendJob('Meridian')), readPortfolio(publicItems as PortfolioItem[], month), month);
  expect(wordsOf(turn)).toContain(`${Math.round(score)} of 100`);
  const said = turn.claims.map(({ text }) => text);
  expect(said).toEqual([...new Set(said)]);
  expect([units.reserved, reserved.size]).toEqual([[asked.jobId], 0]);
  expect(await service.told(asked.jobId)).toContain('deep-talk.begun');
  expect(await codeOf(read(owner, asked.conversationId))).toBe('NOT_FOUND');
  await turnOf(caller, await ask(caller, 'Which bridges?', { conversationId: asked.conversationId }));
  expect((await read(owner, asked.conversationId)).items.map(({ question }) => question)).toEqual(['Which bridges?']);
  expect(await read(caller, asked.conversationId)).toMatchObject({ turns: 2, question: 'Which bridges?' });
  expect(await codeOf(ask(person(), 'And me?', { postingId: posting.id }))).toBe('NOT_FOUND');
});

test('both have the conversation in their export, and the owner’s does not say who asked', async () => {
  const caller = person();
  const { conversationId, jobId } = await ask(caller, 'Which bridges did she build? exporter?');
  const exported = async (who: SignedIn) => {
    let text = '';
    for (let cursor: string | null = null; ; ) {
      const part = await exportRows(service.app.get(DataSource), personTables, who.actor.id, cursor);
      text += JSON.stringify(part);
      cursor = part.next;
      if (cursor === null) return text;
    }
  };
  await turnOf(caller, { conversationId, jobId });
  for (const who of [caller, owner]) {
    const text = await exported(who);
    for (const part of ['Which bridges did she build? exporter?', conversationId, 'Built three bridges']) expect(text).toContain(part);
  }
  expect(await exported(owner)).not.toContain(caller.actor.id);
  expect(await exported(person())).not.toContain('exporter');
});

test.each(['asker', 'owner'] as const)('an erased %s takes the conversation along, and none can begin', async (who) => {
  const [caller, erased] = [person(), who === 'asker' ? undefined : ownerId];
  const asked = await ask(caller, 'Which bridges, wanderer?');
  await turnOf(caller, asked);
  const { conversationId } = asked;
  const userId = erased ?? caller.actor.id;
  const [turn] = (await read(caller, conversationId)).items;
  await service.app.get(DataSource).transaction((manager) => service.app.get(LeavingService).onDeleted({ userId }, manager));
  expect(await service.query('SELECT 1 FROM conversation WHERE id = $1', [conversationId])).toEqual([]);
  expect(await service.query(`SELECT 1 FROM conversation_message WHERE question LIKE '%wanderer%'`)).toEqual([]);
  expect(await told(turn?.id ?? '')).toEqual([]);
  expect(await codeOf(ask(caller, 'Which bridges?'))).toBe('NOT_FOUND');
});
