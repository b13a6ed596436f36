import { letterLength } from '@folia/contracts/limits';
import { ownSentenceKey } from '@folia/contracts/line-key';
import { type LetterChoices, letterChoices } from '@folia/contracts/tailored-resume/cover-letter';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import fc from 'fast-check';
import { tailor } from '../tailor/tailor';
import { letterText } from './cover-letter';
import { letterToday } from './letter-today';

const posting = 'Data Analyst\nHarbor Rail, Oslo\n\nRequirements:\n- SQL and Python\n- Tableau\n\nYou will build dashboards for depots and stations.';
const header = { name: 'Ada Novak', headline: 'Data analyst', email: '', phone: '', location: '', links: [] };
const workId = '01990000-0000-7000-8000-000000000001';
const projectId = '01990000-0000-7000-8000-000000000002';
const line = 'Helped to move 38 dashboards to Tableau.';
const highlights = [
  line,
  'Wrote SQL and Python reports.',
  'Kept the depots’ timetable data in order.',
  'Taught SQL to planners.',
  'Drew the station maps in Tableau.',
];
const itemsWith = (...lines: string[]): PortfolioItem[] => [
  { id: workId, kind: 'work', fields: { position: 'Data Analyst', employer: 'Fjord Bus', startDate: '2022-01', current: true, highlights: lines } },
  { id: projectId, kind: 'project', fields: { name: 'Tide Table', startDate: '2021', highlights: ['Built a Python dashboard of tides.'] } },
];
const items = itemsWith(...highlights);
const tailoring = tailor(posting, items, header, '2026-11');
const none: LetterChoices = { recipient: '', sentences: {}, words: {} };
const today = (choices: Partial<LetterChoices>, by = items, of = tailoring) => letterToday(of, { ...none, ...choices }, by, header);
const textOf = (...given: Parameters<typeof today>) => letterText(today(...given).letter);
const sentence = (words: string) => {
  const found = today({}).sentences.find(({ text }) => text.includes(words));
  if (!found) throw new Error(`no sentence says ${words}`);
  return found;
};
const written = (key: string, text: string, over: string) => ({ words: { [key]: { text, over } } });

it('puts own words in the place of a sentence, and says which facts its entry does not bear', () => {
  const { key, text } = sentence('38 dashboards');
  const choices = written(key, 'I led the move of 50 dashboards to Tableau and Kafka.', text);
  expect(textOf(choices)).toContain('I led the move of 50 dashboards to Tableau and Kafka.');
  expect(textOf(choices)).not.toContain(line);
  const [own] = today(choices).ownWords;
  expect(own).toMatchObject({ key, stands: true, changed: false, source: text });
  expect(own?.flaws.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['rank', 'number', 'skill']));
  expect(today(written(key, 'At Fjord Bus I helped to move 38 dashboards to Tableau.', text)).ownWords[0]?.flaws).toEqual([]);
});

it('holds what only leads on against the whole portfolio, and takes no greeting for a claim', () => {
  const opening = sentence('I am applying');
  const claimed = today(written(opening.key, 'In 14 years I have run Kafka clusters; I also write SQL.', opening.text)).ownWords[0];
  expect(claimed?.flaws.map(({ words }) => words)).toEqual(expect.arrayContaining(['Kafka']));
  expect(claimed?.flaws.map(({ words }) => words)).not.toContain('SQL');
  const greeting = sentence('hiring team');
  expect(today(written(greeting.key, 'Dear Dr. Okafor and team of 12,', greeting.text)).ownWords[0]).toMatchObject({ stands: true, flaws: [] });
});

it('leaves a sentence out and takes another in', () => {
  const other = sentence('I built a Python dashboard of tides.');
  const dropped = sentence('38 dashboards');
  const isShown = (key: string) => today({}).sentences.find((one) => one.key === key)?.shown;
  const choices = { sentences: { [other.key]: !isShown(other.key), [dropped.key]: false } };
  expect(textOf(choices)).not.toContain(line);
  expect(textOf(choices).includes('One of my projects is Tide Table. I built a Python dashboard of tides.')).toBe(!isShown(other.key));
});

it('leads on to no lines where none are left, and names no entry for its lines alone', () => {
  const lines = today({}).sentences.filter(({ key }) => key.includes('/highlights/'));
  const without = { sentences: Object.fromEntries(lines.map(({ key }) => [key, false])) };
  expect(textOf(without)).toContain('I work as a Data Analyst at Fjord Bus.');
  expect(textOf(without)).not.toContain('My work there');
  expect(textOf(without)).not.toContain('Tide Table');
});

it('has room for a sentence that only the person can say', () => {
  expect(today({}).sentences.find(({ key }) => key === ownSentenceKey)?.text).toBe('');
  const choices = written(ownSentenceKey, 'I take your trains to work,\n\nevery day.', '');
  expect(textOf(choices)).toContain('I would bring to it. I take your trains to work, every day.\n');
  expect(today(choices).ownWords).toEqual([expect.objectContaining({ stands: true, changed: false, flaws: [] })]);
});

it.each([
  ['Madame Durand', 'Je vous prie d’agréer, Madame, mes'],
  ['Camille Durand', 'Je vous prie d’agréer, Madame, Monsieur, mes'],
])('closes in French as it greets %s', (recipient, close) => {
  expect(textOf({ recipient }, items, { ...tailoring, language: 'fr' })).toContain(close);
});

it.each([
  ['en', 'Ms Okafor', 'Dear Ms Okafor,'],
  ['de', 'Frau Dr. Weber', 'Sehr geehrte Frau Dr. Weber,'],
  ['de', 'Herrn Weber', 'Sehr geehrter Herr Weber,'],
  ['de', 'Kim Weber', 'Guten Tag Kim Weber,'],
  ['fr', 'Madame Durand', 'Madame Durand,'],
  ['fr', 'Camille Durand', 'Bonjour Camille Durand,'],
  ['es', 'Sra. Ruiz', 'Estimada Sra. Ruiz:'],
  ['es', 'Sr. Ruiz', 'Estimado Sr. Ruiz:'],
  ['es', 'Alex Ruiz', 'A la atención de Alex Ruiz:'],
] as const)('greets by name in %s: %s', (language, recipient, greeting) => {
  expect(textOf({ recipient }, items, { ...tailoring, language }).split('\n')[0]).toBe(greeting);
});

it('lets a corrected source flow in where own words say something else, and keeps those it bears out', () => {
  const { key, text } = sentence('38 dashboards');
  const corrected = itemsWith('Helped to move 31 dashboards to Tableau.', ...highlights.slice(1));
  const wrong = written(key, 'I helped to move 38 dashboards.', text);
  expect(textOf(wrong, corrected)).toContain('31 dashboards to Tableau');
  expect(textOf(wrong, corrected)).not.toContain('38');
  expect(today(wrong, corrected).ownWords[0]).toMatchObject({ changed: true, stands: false, source: 'I helped to move 31 dashboards to Tableau.' });
  const right = written(key, 'I helped to move dashboards to Tableau.', text);
  expect(textOf(right, corrected)).toContain('I helped to move dashboards to Tableau.');
  expect(today(right, corrected).ownWords[0]).toMatchObject({ changed: true, stands: true });
});

it('takes in what else there is until it is long enough, and no longer', () => {
  const many = itemsWith(
    ...Array.from({ length: 30 }, (_, index) => `Wrote SQL and Python reports for ${index + 2} depots, stations and the offices between them.`),
  );
  const { letter, sentences } = today({}, many, tailor(posting, many, header, '2026-11'));
  expect(letter.words).toBeGreaterThanOrEqual(letterLength.fewest);
  expect(letter.words).toBeLessThanOrEqual(letterLength.most);
  const all = today({ sentences: Object.fromEntries(sentences.map(({ key }) => [key, true])) }, many, tailor(posting, many, header, '2026-11'));
  expect(all.letter.words).toBeGreaterThan(letter.words);
});

it('is a letter whatever was chosen and written', () => {
  const keys = today({}).sentences.map(({ key }) => key);
  const texts = fc.record({ text: fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), over: fc.constantFrom('', line) });
  const anyChoices = fc.record({
    recipient: fc.string({ unit: 'binary', maxLength: 100 }),
    sentences: fc.dictionary(fc.constantFrom(...keys), fc.boolean()),
    words: fc.dictionary(fc.constantFrom(...keys), texts),
  });
  fc.assert(
    fc.property(anyChoices, (wild) => {
      const parsed = letterChoices.safeParse(wild);
      if (!parsed.success) return;
      const { letter } = today(parsed.data);
      expect(letter.paragraphs.at(-1)).toEqual([{ text: 'Ada Novak', itemIds: [] }]);
      expect(letter.paragraphs.every((all) => all.length > 0 && all.every(({ text }) => text !== '' && !text.includes('\n')))).toBe(true);
    }),
  );
});
