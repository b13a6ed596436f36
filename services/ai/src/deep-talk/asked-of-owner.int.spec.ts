import { getPreferences } from '@folia/contracts/account/questions';
import { callerUserId } from '@folia/contracts/caller';
import type { DeepTalkDigest } from '@folia/contracts/deep-talk/conversation';
import { countAnswers, reserveAnswer } from '@folia/contracts/deep-talk/questions';
import { askInput } from '@folia/contracts/deep-talk/shapes';
import { AppError } from '@folia/contracts/errors';
import { listProfileCards, viewPortfolio } from '@folia/contracts/portfolio/questions';
import { resolveUsername } from '@folia/contracts/username/questions';
import { newId } from '@folia/platform/new-id';
import { exportRows } from '@folia/platform/person-tables';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { person, type RunningService, runService, untilOver } from '../fixtures/running-service';
import { unitLedger } from '../fixtures/unit-ledger';
import { personTables } from '../leaving/person-tables.repository';
import { ContactService } from './contact.service';
import { ConversationService } from './conversation.service';
import { DeepTalkService } from './deep-talk.service';
import { DeepTalkSettingsService } from './deep-talk-settings.service';
import { DigestService } from './digest.service';
import { UnansweredService } from './unanswered.service';

type SignedIn = ReturnType<typeof person>;
type Viewed = { id: string; kind: string; fields: object };

const [workId, skillId, licenceId, secretId] = [newId(), newId(), newId(), newId()];
const work = { position: 'Bridge Engineer', employer: 'Harbour Works', startDate: '2017', current: true, highlights: ['Built three bridges over the Elbe'] };
const licence: Viewed = { id: licenceId, kind: 'certification', fields: { name: 'Diving licence', issuer: 'Port Authority', date: '2024' } };
const begun: Viewed[] = [
  { id: workId, kind: 'work', fields: work },
  { id: skillId, kind: 'skill', fields: { name: 'Rust' } },
];
const profile = { name: 'Ada Novak', headline: 'Builds bridges', summary: '', location: 'Hamburg', email: null, phone: null, links: [] };
const recruiters = new Set<string>();
const blocked = new Set<string>();

let service: RunningService;
let owner: SignedIn;
/** What strangers see, and what only the owner does. */
let items: Viewed[];
let ownItems: Viewed[];

beforeAll(async () => {
  service = await runService([
    answering(viewPortfolio, (caller, { key, as }) => {
      if (blocked.has(callerUserId(caller) ?? '')) throw new AppError('NOT_FOUND');
      const isOwner = callerUserId(caller) === key && as !== 'visitor';
      const shown = { ownerId: key, viewer: isOwner ? 'owner' : 'stranger', profile, items: isOwner ? [...items, ...ownItems] : items };
      return { version: 1, json: JSON.stringify(shown), profileId: null };
    }),
    answering(getPreferences, (_caller, { userId }) => ({
      type: recruiters.has(userId) ? ('business' as const) : ('individual' as const),
      visits: 'kind' as const,
      modelAllowed: false,
    })),
    answering(reserveAnswer, () => ({})),
    answering(countAnswers, () => ({ used: 0, limit: 20, isSpent: false, resetsAt: '2026-11-23T00:00:00.000Z' })),
    answering(listProfileCards, () => ({ cards: {} })),
    answering(resolveUsername, (_caller, { key }) => ({ userId: key, uname: 'somebody', version: 1, renamedTo: null })),
    ...unitLedger().answers,
  ]);
});

afterAll(() => service.close());
beforeEach(() => {
  [owner, items, ownItems] = [person(), begun, []];
  blocked.clear();
});

const unanswered = async () => (await service.app.get(UnansweredService).list(personOf(owner), 'open')).items;
const digest = (days = 30) => service.app.get(DigestService).get(personOf(owner), days);
const contacts = () => service.app.get(ContactService);
const read = (who: SignedIn, id: string) => service.app.get(ConversationService).get(personOf(who), id);
/** Asks, and waits for the answer. */
async function asked(who: SignedIn, question: string, conversationId?: string) {
  const { id } = owner.actor;
  const sent = await service.app.get(DeepTalkService).ask(personOf(who), id, askInput.parse({ question, conversationId }));
  await untilOver(async () => {
    const turn = (await read(who, sent.conversationId)).items.find((one) => one.id === sent.jobId);
    if (!turn) throw new Error('no such turn');
    return turn;
  });
  return sent;
}
test('a question without an answer is answered now, once its entry is there for whoever asked, with that entry', async () => {
  await asked(person(), 'Does she hold a diving licence?');
  expect(await unanswered()).toMatchObject([{ because: 'absent', answeredNow: null }]);
  // What only the owner sees answers nobody.
  ownItems = [{ ...licence, id: secretId }];
  expect(await unanswered()).toMatchObject([{ answeredNow: null }]);
  items = [...begun, licence];
  expect(await unanswered()).toMatchObject([
    {
      answeredNow: {
        isOwnWords: false,
        text: expect.stringMatching(/diving licence/i),
        item: { id: licenceId, kind: 'certification', heading: 'Diving licence' },
      },
    },
  ]);
});

test('a question that several ask stands once, and is settled for all of them', async () => {
  const [first, second] = [person(), person()];
  await asked(first, 'Does she hold a diving licence?');
  await asked(second, 'does she hold a diving licence');
  const latest = await asked(second, 'Does she play the oboe?');
  const open = await unanswered();
  expect(open.map(({ question }) => question)).toEqual(['Does she play the oboe?', 'does she hold a diving licence']);
  await service.app.get(UnansweredService).settle(personOf(owner), open[1]?.id ?? '', true);
  expect(await unanswered()).toMatchObject([{ id: latest.jobId }]);
  const done = await service.app.get(UnansweredService).list(personOf(owner), 'done');
  expect(done.items.map(({ question }) => question)).toEqual(['does she hold a diving licence']);
});

test('so is one that the owner has written an answer to', async () => {
  await asked(person(), 'Does she have a welding certificate?');
  const ownAnswers = [{ question: 'Does she have a welding certificate?', answer: 'Not yet; the course begins in May.' }];
  await service.app.get(DeepTalkSettingsService).update(personOf(owner), { view: { profileId: null, linkId: null, ownAnswers } });
  expect(await unanswered()).toMatchObject([{ answeredNow: { isOwnWords: true, text: expect.stringContaining('begins in May'), item: null } }]);
});

test('the digest counts what others asked, by kind, what had no answer, and what recruiters asked about most', async () => {
  const [recruiter, other] = [person(), person()];
  recruiters.add(recruiter.actor.id);
  const first = await asked(recruiter, 'Which bridges did she build?');
  await asked(recruiter, 'Does she hold a diving licence?', first.conversationId);
  await asked(other, 'Does she know Rust?');
  const early = await asked(other, 'Where does she work?');
  // The owner's own tests are not counted, nor what is longer ago.
  await asked(owner, 'Which bridges did I build?');
  await service.query(`UPDATE conversation_message SET asked_at = now() - interval '10 days' WHERE id = $1`, [early.jobId]);
  const expected: DeepTalkDigest = {
    questions: 4,
    conversations: 3,
    unanswered: 1,
    topics: [
      { kind: 'work', questions: 2 },
      { kind: 'skill', questions: 1 },
    ],
    missing: [{ kind: null, questions: 1 }],
    recruiters: { questions: 2, most: [{ id: workId, kind: 'work', heading: 'Bridge Engineer', questions: 1 }] },
  };
  expect(await digest()).toEqual(expected);
  expect(await digest(7)).toMatchObject({ questions: 3, conversations: 2, topics: [{ kind: 'skill' }, { kind: 'work', questions: 1 }] });
  expect(JSON.stringify(await digest())).not.toMatch(/diving|licence\?/i);
  expect(await service.app.get(DigestService).get(personOf(other), 30)).toMatchObject({ questions: 0, topics: [], recruiters: { questions: 0, most: [] } });
});

test('the owner is told of a question without an answer and of what somebody says about an answer, once each, and of nothing of their own', async () => {
  const asker = person();
  const { conversationId } = await asked(asker, 'Does she hold a diving licence?');
  const { jobId } = await asked(asker, 'Which bridges did she build?', conversationId);
  const rate = (helpful: boolean | null) => service.app.get(ConversationService).rate(personOf(asker), conversationId, jobId, helpful, null);
  for (const helpful of [true, true, null, false]) await rate(helpful);
  const own = await asked(owner, 'Do I hold a diving licence?');
  expect(await service.told(own.jobId)).toEqual(['job.done']);
  expect((await service.told(owner.actor.id, 4)).sort()).toEqual(['deep-talk.rated', 'deep-talk.rated', 'deep-talk.unanswered', 'job.done']);
});

test('once a day the owners are told who were asked about the day before', async () => {
  const { jobId } = await asked(person(), 'Which bridges did she build?');
  await service.app.get(DigestService).tell();
  expect(await service.query('SELECT 1 FROM deep_talk_digest WHERE owner_id = $1', [owner.actor.id])).toEqual([]);
  await service.query(`UPDATE conversation_message SET asked_at = now() - interval '1 day' WHERE id = $1`, [jobId]);
  await service.app.get(DigestService).tell();
  await service.app.get(DigestService).tell();
  const next = await asked(person(), 'Which bridges did she build?');
  await service.told(next.jobId);
  expect(await service.told(owner.actor.id)).toEqual(['deep-talk.digest-due']);
});

test('whoever asked leaves how they can be reached with the conversation; both read it, the owner is told, and it can be taken back', async () => {
  const [asker, other] = [person(), person()];
  const { conversationId } = await asked(asker, 'Which bridges did she build?');
  const contact = { name: 'Ines', address: 'ines@harbour.example', note: 'After six.' };
  for (const not of [owner, other]) expect(await codeOf(contacts().leave(personOf(not), conversationId, contact))).toBe('NOT_FOUND');
  await contacts().leave(personOf(asker), conversationId, contact);
  await contacts().leave(personOf(asker), conversationId, { ...contact, note: '' });
  for (const who of [asker, owner]) expect(await read(who, conversationId)).toMatchObject({ contact: { ...contact, note: '' } });
  expect(await service.told(conversationId, 2)).toEqual(['deep-talk.contact-left', 'deep-talk.contact-left']);
  for (const who of [asker, owner]) {
    let text = '';
    for (let cursor: string | null = null; ; ) {
      const part = await exportRows(service.app.get(DataSource), personTables, who.actor.id, cursor);
      text += JSON.stringify(part);
      cursor = part.next;
      if (cursor === null) break;
    }
    expect(text).toContain('ines@harbour.example');
  }
  expect(await codeOf(contacts().withdraw(personOf(owner), conversationId))).toBe('NOT_FOUND');
  await contacts().withdraw(personOf(asker), conversationId);
  expect(await read(owner, conversationId)).toMatchObject({ contact: null });
  // It goes with the conversation, and whoever no longer sees the page leaves nothing.
  await contacts().leave(personOf(asker), conversationId, contact);
  blocked.add(asker.actor.id);
  expect(await codeOf(contacts().leave(personOf(asker), conversationId, contact))).toBe('NOT_FOUND');
  await service.app.get(ConversationService).delete(personOf(asker), conversationId);
  expect(await service.query('SELECT 1 FROM conversation_contact WHERE conversation_id = $1', [conversationId])).toEqual([]);
});
