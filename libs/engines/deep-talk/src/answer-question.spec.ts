import { type DeepTalkManner, deepTalkAnswer } from '@folia/contracts/deep-talk/answer';
import { answerCase, faultsOf, ownCases, ownSubject } from '../evals/own-cases';
import { answerQuestion } from './answer-question';
import { fitSentences } from './fit-sentences';
import { readSubject } from './read-subject';
import { verifyClaims } from './verify-claims';

const manner: DeepTalkManner = { tone: 'plain', offLimits: [], ownAnswers: [], language: null };
const ask = (question: string, own: Partial<DeepTalkManner> = {}, person = 'data-engineer-en') =>
  answerQuestion({ subject: ownSubject(person), question, history: [], manner: { ...manner, ...own }, assistantName: 'Buddy', isOwner: false });
const textOf = ({ claims }: ReturnType<typeof ask>) => claims.map(({ text }) => text).join(' ');

it('answers our own cases as they say, nineteen in twenty', () => {
  const rows = ownCases().map((one) => ({ question: one.question, faults: faultsOf(one, answerCase(one)) }));
  expect(rows.length).toBeGreaterThanOrEqual(170);
  expect(rows.filter(({ faults }) => faults.length === 0).length / rows.length).toBeGreaterThanOrEqual(0.95);
});

it('declines or says it is not there whenever our own cases want that', () => {
  const unsafe = ownCases()
    .filter(({ outcome }) => outcome !== 'answered')
    .flatMap((one) => faultsOf(one, answerCase(one)).map((fault) => `${one.question}: ${fault}`));
  expect(unsafe).toEqual([]);
});

it('gives answers of the shape that crosses the border, the same bytes every time', () => {
  for (const one of ownCases()) {
    const answer = answerCase(one);
    expect(deepTalkAnswer.parse(answer)).toEqual(answer);
    expect(JSON.stringify(answerCase(one))).toBe(JSON.stringify(answer));
  }
});

it("lets the owner's own answer win, found by meaning", () => {
  const ownAnswers = [{ question: 'When could you start?', answer: 'Three months after signing.' }];
  for (const question of ['notice period?', 'How soon could he start?', 'When can you start?']) {
    const answer = ask(question, { ownAnswers });
    expect(answer.claims).toEqual([{ kind: 'own-words', text: 'Three months after signing.', citations: [] }]);
  }
  expect(textOf(ask('Where did he study?', { ownAnswers }))).toContain('Sheffield');
  expect(ask('When could you start?', { ownAnswers, offLimits: ['notice period'] }).claims.map(({ kind }) => kind)).toEqual(['own-words']);
});

it('takes how long at the current company for the position of today, in every language', () => {
  const english = ask('How long has he been in his current job?').claims[0]?.citations;
  for (const question of ['how long at his present company', 'wie lange ist er schon bei seiner jetzigen Firma?', '¿Cuánto tiempo lleva en su empresa actual?'])
    expect(ask(question).claims[0]?.citations).toEqual(english);
  expect(english?.length).toBeGreaterThan(0);
});

it('declines what the owner set off limits', () => {
  expect(ask('What did he do at Pennine Insurance?', { offLimits: ['Pennine Insurance'] }).outcome).toBe('declined');
  expect(ask('tell me about his hobbies', { offLimits: ['hobbies'] }).outcome).toBe('declined');
  expect(ask('Where does he work?', { offLimits: ['hobbies'] }).outcome).toBe('answered');
});

it('answers in the language of the question, or in the one the owner wants', () => {
  expect(ask('Wo arbeitet er zurzeit?').language).toBe('de');
  expect(ask('Où travaille-t-il ?').language).toBe('fr');
  expect(ask('¿Dónde trabaja ahora?').language).toBe('es');
  expect(ask('Where does he work?', { language: 'de' }).language).toBe('de');
  expect(ask('Onde ele trabalha atualmente?').language).toBe('en');
});

it('answers several questions in one message', () => {
  const text = textOf(ask('Where does he work now? Does he speak Italian? And what did he study?'));
  for (const fact of ['Harrow Freight', 'Italian', 'Mathematics']) expect(text).toContain(fact);
});

it('resolves what follows up from the citations of the answer before', () => {
  const first = ask('What did he do at Bluewater Utilities?');
  const history = [
    { role: 'asker' as const, text: 'What did he do at Bluewater Utilities?', citations: [] },
    { role: 'assistant' as const, text: textOf(first), citations: first.claims.flatMap(({ citations }) => citations) },
  ];
  const next = answerQuestion({
    subject: ownSubject('data-engineer-en'),
    question: 'and before that?',
    history,
    manner,
    assistantName: 'Buddy',
    isOwner: false,
  });
  expect(textOf(next)).toContain('Pennine Insurance');
});

it('keeps what was only watched apart from what was done', () => {
  const answer = ask('Has he used Scala?');
  expect(answer.outcome).toBe('absent');
  expect(answer.claims.map(({ kind }) => kind)).toEqual(['absent', 'nearby']);
});

it('tells the language of a quote that is not that of the answer, and no other', () => {
  const langs = (question: string, person: string) => ask(question, {}, person).claims.flatMap(({ citations }) => citations.flatMap(({ lang }) => lang ?? []));
  expect(langs('did the pass rate go up?', 'teacher-es')).toEqual(['es']);
  expect(langs('was hat sie mit stürzen erreicht', 'nurse-de')).toEqual([]);
});

it('puts a yes or no before counted years only where the number bears it out', () => {
  const question = 'over 15 years of experience?';
  const [claim] = ask(question).claims;
  const holds = (text: string, asked = question) =>
    claim !== undefined && verifyClaims([{ ...claim, text }], ownSubject('data-engineer-en'), asked).kept.length > 0;
  const text = claim?.text ?? '';
  expect(text).toMatch(/^No: about \d+ years|^No: \d+ years/);
  expect([holds(text), holds(text.replace('No:', 'Yes:')), holds(text, 'over 2 years of experience?')]).toEqual([true, false, false]);
});

it('bounds what is asked by the years it names, and leaves out what is left out', () => {
  expect(textOf(ask('what was he doing before 2018'))).not.toContain('Harrow');
  expect(textOf(ask('which jobs besides Harrow Freight'))).not.toContain('Harrow');
  expect(textOf(ask('Has he used Power BI in the last 3 years?'))).toContain('nothing of that for those years');
});

it('never says yes to what may have gone the other way', () => {
  for (const question of ['did spend on snowflake go up?', 'did the nightly runs go up?']) expect(textOf(ask(question))).not.toMatch(/^Yes/);
});

it('has the sentences of a comparison in the language of the question, or in the one the owner wants', () => {
  expect(fitSentences('Wie gut passt sie zu dieser Stelle?', null).points(71)).toContain('71 von 100');
  expect(fitSentences('Est-ce que son profil correspond à ce poste ?', null).language).toBe('fr');
  expect(fitSentences('How does she fit?', 'es').missing(['Go', 'Kafka'])).toBe('No se ve aquí: Go, Kafka.');
  expect(fitSentences('Ela combina com esta vaga?', null).language).toBe('en');
});

it('counts no length of a position that has a beginning alone, and does not take it for one of today', () => {
  const work = (id: string, company: string, startDate: string, endDate: string) => ({
    id,
    kind: 'work' as const,
    fields: { position: 'Clerk', employer: company, startDate, endDate, current: false },
  });
  const basics = { name: 'Ada Quill', headline: '', summary: '', location: '', email: null, phone: null, links: [] };
  const items = [work('a', 'Fenland Bank', '2020-03', ''), work('b', 'Moor Mutual', '2015-01', '2018-12')];
  const subject = readSubject({ basics, items }, '2026-11');
  const answer = (question: string) => textOf(answerQuestion({ subject, question, history: [], manner, assistantName: 'Buddy', isOwner: false }));
  expect(answer('How many years of experience in total?')).toBe('4 years of work in total, from January 2015 to December 2018; overlaps are counted once.');
  expect(answer('How long was she at Fenland Bank?')).not.toMatch(/\b(?:\d+|a) (?:month|year)/);
});
