import { lineKey, sentenceKey } from '@folia/contracts/line-key';
import { type OwnWords, ownWords } from '@folia/contracts/own-words';
import { resumeDocument } from '@folia/contracts/resume-document';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import fc from 'fast-check';
import { writeText } from '../document/write-text';
import { tailor } from '../tailor/tailor';
import { defaultSettings } from './default-settings';
import { changedSources, ownWordsToday } from './own-words-today';
import { resumeToday } from './resume-today';

const posting = 'Data Analyst\nHarbor Rail, Oslo\n\nRequirements:\n- SQL and Python\n- Tableau\n\nYou will build dashboards for depots and stations.';
const header = { name: 'Ada Novak', headline: 'Data analyst', email: '', phone: '', location: '', links: [] };
const line = 'Helped to move 38 dashboards to Tableau.';
const itemId = '01990000-0000-7000-8000-000000000001';
const work = { position: 'Data Analyst', employer: 'Fjord Bus', startDate: '2022-01', current: true };
const itemsWith = (...highlights: string[]): PortfolioItem[] => [{ id: itemId, kind: 'work', fields: { ...work, highlights } }];
const items = itemsWith(line, 'Wrote SQL and Python reports.');
const tailoring = tailor(posting, items, header, '2026-11');
const place = tailoring.sections.flatMap((section) => section.items.flatMap(({ lines }) => lines)).find(({ words }) => words === line);
if (!place) throw new Error('the line was not chosen');
const key = lineKey(itemId, place);
const choicesOf = (words: Record<string, OwnWords>) => ({ items: {}, lines: {}, skills: {}, sentences: {}, words });
const own = (text: string) => choicesOf({ [key]: { text, over: line } });
const holdLine = (text: string, today = items) => ownWordsToday(tailoring, own(text), today, header)[0];
const textOf = (choices: ReturnType<typeof choicesOf>, today = items) =>
  writeText(resumeToday({ tailoring, choices, settings: defaultSettings, company: '', role: '' }, { items: today, header }).document);

it('writes own words in the place of the line, in the letter too', () => {
  const { document, letter } = resumeToday(
    { tailoring, choices: own('Moved the dashboards to Tableau.'), settings: defaultSettings, company: '', role: '' },
    { items, header },
  );
  const bullets = document.sections
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ entries }) => entries.flatMap((entry) => entry.bullets.map(({ text }) => text)));
  expect(bullets).toContain('Moved the dashboards to Tableau.');
  expect(bullets).not.toContain(line);
  expect(JSON.stringify(letter)).toContain('I moved the dashboards to Tableau.');
});

it('says which facts the source does not bear, and lets them stand all the same', () => {
  const today = holdLine('Led the move of 50 dashboards to Tableau and Kafka for Northwind.');
  expect(today).toMatchObject({ changed: false, stands: true, source: line });
  expect(today?.flaws).toEqual(
    expect.arrayContaining([
      { reason: 'rank', words: 'led' },
      { reason: 'number', words: expect.stringContaining('50') },
      { reason: 'skill', words: 'Kafka' },
      { reason: 'name', words: 'Northwind' },
    ]),
  );
  expect(holdLine('Helped with moving 38 dashboards to Tableau at Fjord Bus.')?.flaws).toEqual([]);
});

it('lets a corrected source flow in where the own words say something else, and keeps those it still bears out', () => {
  const corrected = itemsWith('Helped to move 31 dashboards to Tableau.', 'Wrote SQL and Python reports.');
  const wrong = holdLine('Helped to move 38 dashboards.', corrected);
  expect(wrong).toMatchObject({ changed: true, stands: false, source: 'Helped to move 31 dashboards to Tableau.' });
  expect(textOf(own('Helped to move 38 dashboards.'), corrected)).toContain('31 dashboards to Tableau');
  expect(textOf(own('Helped to move 38 dashboards.'), corrected)).not.toContain('38 dashboards');
  expect(holdLine('Helped to move dashboards.', corrected)).toMatchObject({ changed: true, stands: true });
  // What the person writes over the corrected source counts again.
  const renewed = choicesOf({ [key]: { text: 'Helped to move 38 dashboards.', over: 'Helped to move 31 dashboards to Tableau.' } });
  expect(textOf(renewed, corrected)).toContain('38 dashboards');
});

it('takes own words away with their source', () => {
  const without = itemsWith('Wrote SQL and Python reports.');
  expect(holdLine('Moved the dashboards.', without)).toMatchObject({ source: '', stands: false });
  expect(textOf(own('Moved the dashboards.'), without)).not.toContain('Moved the dashboards.');
  expect(changedSources(tailoring, without)).toEqual({ [key]: '' });
  expect(changedSources(tailoring, items)).toEqual({});
});

it('writes a sentence of the summary in own words, and tells what the items do not bear out', () => {
  const [sentence] = ownWordsToday(tailoring, choicesOf({ [sentenceKey(0)]: { text: 'Analyst with 20 years of work in Kafka.', over: 'x' } }), items, header);
  const written = choicesOf({ [sentenceKey(0)]: { text: 'Analyst with 20 years of work in Kafka.', over: sentence?.source ?? '' } });
  expect(sentence).toMatchObject({ changed: true, stands: false });
  expect(sentence?.flaws.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['skill', 'number']));
  expect(textOf(written)).toContain('Analyst with 20 years of work in Kafka.');
});

it('quotes a line in the summary as its person put it', () => {
  const place = tailoring.summary.findIndex((sentence) => sentence.kind === 'highlight');
  expect(tailoring.summary[place]).toMatchObject({ words: line });
  const moved = 'Moved the dashboards with two colleagues.';
  expect(textOf(own(moved))).toContain('Moved the dashboards with two colleagues.');
  expect(textOf(own(moved))).not.toContain(line);
  // Own words for the sentence itself replace the quote as it reads now.
  const both = choicesOf({
    [key]: { text: moved, over: line },
    [sentenceKey(place)]: { text: 'I moved dashboards.', over: 'Moved the dashboards with two colleagues.' },
  });
  expect(ownWordsToday(tailoring, both, items, header).find((one) => one.key === sentenceKey(place))).toMatchObject({ changed: false, stands: true });
  // What no longer applies in the line no longer applies in the quote.
  const corrected = itemsWith('Helped to move 31 dashboards to Tableau.', 'Wrote SQL and Python reports.');
  expect(textOf(own('Helped to move 38 dashboards.'), corrected)).toContain('Helped to move 31 dashboards to Tableau.');
});

it('keeps a bullet on one line', () => {
  expect(textOf(own('Moved\n\nthe dashboards.'))).toContain('Moved the dashboards.');
});

it('makes a resume of whatever words the contract lets through', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }), fc.boolean(), (text, isSentence) => {
      const parsed = ownWords.safeParse({ text, over: line });
      if (!parsed.success) return;
      const choices = choicesOf({ [isSentence ? sentenceKey(0) : key]: parsed.data });
      const { document, letter } = resumeToday({ tailoring, choices, settings: defaultSettings, company: '', role: '' }, { items, header });
      expect(resumeDocument.safeParse(document).success).toBe(true);
      expect(letter.paragraphs.length).toBeGreaterThan(3);
    }),
  );
});
