import { features, v1Routes } from './features';
import { scopes } from './scopes';

const questions = features.flatMap((feature) => feature.questions);
const scopeOf = new Map(questions.flatMap(({ name, scope }) => (scope ? [[name, [scope].flat()] as const] : [])));
const writes = [...scopeOf].filter(([, needed]) => needed.some((one) => one.endsWith(':write')));

/**
 * No key declines, hides or contacts a candidate. So for each write that a key may do it is said here, by hand, why it is none of these; a new one fails until
 * somebody has thought about it.
 */
const harmless: Record<string, string> = {
  'ai.screening.create-job': 'A job without candidates; its page is closed until somebody opens it.',
  'ai.screening.update-job': 'The job’s own words and doors; who has come stays, nobody is told, and blind mode is refused to keys by the service.',
  'ai.screening.add-criterion': 'What is looked for. Candidates get other points, and each stays where people have put them.',
  'ai.screening.update-criterion': 'The same.',
  'ai.screening.remove-criterion': 'The same.',
  'ai.screening.order-criteria': 'The order in which criteria are shown.',
  'ai.screening.start-reading': 'Reads what candidates have shared; a stage is changed by people alone.',
  'ai.screening.cancel-reading': 'Stops reading; what is read stays.',
  'ai.fit-score.start': 'About the maker’s own portfolio.',
  'ai.fit-score.delete': 'About the maker’s own portfolio.',
  'ai.tailored-resume.start': 'About the maker’s own portfolio.',
  'ai.tailored-resume.update': 'About the maker’s own portfolio.',
  'ai.tailored-resume.delete': 'About the maker’s own portfolio.',
  'sharing.link.create': 'A link to the maker’s own portfolio; nobody is sent anything.',
  'sharing.link.update': 'The same.',
  'sharing.link.delete': 'The same.',
  'sharing.link.restore': 'The same.',
  'sharing.link.rotate': 'The same.',
  'sharing.link.unlock': 'The same.',
  'sharing.link.duplicate': 'The same.',
  'portfolio.proposal.propose': 'Keeps a draft for the maker’s own portfolio, which they accept or decline.',
  'sharing.webhook.create': 'An address of the account’s own systems, told of ids.',
  'sharing.webhook.update': 'The same.',
  'sharing.webhook.delete': 'The same.',
  'sharing.webhook.ping': 'The same.',
  'sharing.webhook.rotate': 'The same.',
  'sharing.webhook.secret': 'Reads what the account’s own systems check by.',
  'sharing.webhook.replay': 'Tells the account’s own systems once more.',
  'sharing.webhook.replay-failed': 'The same.',
  'user.usage.reserve': 'A step of a score or a resume of one’s own.',
  'user.usage.note-spared': 'A step of a score or a resume of one’s own.',
  'user.usage.release': 'A step of a score or a resume of one’s own.',
  'portfolio.view': 'Reads; a step of a score or a resume of one’s own.',
  'portfolio.named-profile.get': 'Reads; a step of a score, a resume or a link of one’s own.',
};

test('each write that a key may do is named with why it declines, hides and contacts nobody', () => {
  expect(writes.map(([name]) => name).sort()).toEqual(Object.keys(harmless).sort());
});

test('what changes a candidate’s stage or findings, shows who they are, writes to them or answers them has no scope', () => {
  const decides = [
    'decision.make',
    'finding.change',
    'name.show',
    'contest.answer',
    'candidate.add',
    'note.write',
    'member.manage',
    'role.give',
    'key.manage',
    'key.end',
  ];
  const found = questions
    .filter(({ access, scope }) => decides.includes(access) && scope !== null)
    .map(({ name }) => name)
    .toSorted();
  // Agents search and read whoever wants to be found, as people do; asking is for people.
  expect(found).toEqual(['ai.candidate-search.open', 'ai.candidate-search.search']);
  const contacts = /^(ai\.(asking|contest|candidate-upload|candidacy)|user\.(message|asking|guest-message))\./;
  expect(questions.filter(({ name, scope }) => contacts.test(name) && scope !== null).map(({ name }) => name)).toEqual([]);
});

test('a key reads with reading scopes and writes with writing ones', () => {
  expect(v1Routes.filter(({ method, scope }) => scope && scope.endsWith(':write') !== (method !== 'GET')).map(({ path }) => path)).toEqual([]);
  expect(v1Routes.flatMap(({ scope }) => scope ?? []).filter((scope) => !scopes.includes(scope))).toEqual([]);
});
