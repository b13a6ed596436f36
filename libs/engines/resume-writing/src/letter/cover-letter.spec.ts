import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resumeLanguages } from '@folia/contracts/resume-languages';
import { readCases } from '../../evals/cases/read-cases';
import { standsIn } from '../tailor/analyse/demand';
import { tailor } from '../tailor/tailor';
import { beforeNames, plainBefore } from '../words/at-employer';
import { joiningWords } from '../words/listed';
import { letterText, writeCoverLetter } from './cover-letter';

/** The letter's own words in sentences that say something about the person: its phrases without what fills them, and what stands before names. */
const frameIn = (language: string) =>
  [
    readFileSync(join(__dirname, '../words/letter', language, 'all.txt'), 'utf8')
      .replace(/ \| .*/g, ' ')
      .replace(/\{[^}]*\}/g, ' '),
    ...beforeNames,
    ...plainBefore,
    ...joiningWords,
  ]
    .join(' ')
    .concat(' a an');
/** Quotes from the posting do not count as the letter's own words. */
const withoutQuotes = (text: string) => text.replace(/“[^”]*”|„[^“]*“|«[^»]*»/g, ' ');
const cases = readCases();
const letters = resumeLanguages.flatMap((language) =>
  cases.map((one) => ({
    ...one,
    language,
    letter: writeCoverLetter({ ...tailor(one.posting, one.items, one.header, one.asOf), language }, one.items, one.header),
  })),
);
const tokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

it.each(letters)('is a letter of 150 to 350 words for case $id in $language', ({ letter, header }) => {
  const text = letterText(letter);
  expect(letter.words).toBe(text.split(/\s+/).filter(Boolean).length);
  expect(letter.words).toBeGreaterThanOrEqual(150);
  expect(letter.words).toBeLessThanOrEqual(350);
  expect(text.trim().endsWith(header.name)).toBe(true);
});

it.each(letters)('says of the person only what the items of case $id say, in $language', ({ letter, items, forbid, language }) => {
  const own = letter.paragraphs
    .flat()
    .filter(({ itemIds }) => itemIds.length > 0)
    .map(({ text }) => ({ text: withoutQuotes(text) }));
  expect(own.length).toBeGreaterThan(3);
  for (const { text } of own) expect(forbid.filter((term) => standsIn(text, term))).toEqual([]);
  const words = new Set(tokens(JSON.stringify(items.map(({ fields }) => fields))));
  const frame = new Set(tokens(frameIn(language)));
  // The posting's name for a thing is shown beside the person's own.
  const aligned = /\S+(?: Cloud)? \([^()]+\)/g;
  for (const { text } of own) {
    const strange = tokens(text.replace(aligned, ' ')).filter((word) => !words.has(word) && !frame.has(word) && !/^\d+$/.test(word));
    expect({ text, strange }).toEqual({ text, strange: [] });
  }
});

it.each(letters)('claims nothing where it only leads on, for case $id in $language', ({ letter, items, header, language, posting, asOf }) => {
  const { role = '', company = '' } = tailor(posting, items, header, asOf).job ?? {};
  const free = letter.paragraphs.flat().filter(({ itemIds }) => itemIds.length === 0);
  // The letter for another posting, with the names removed, uses the same connecting phrases.
  const other = writeCoverLetter({ ...tailor(posting, items, header, asOf), job: null, language }, items, header);
  const led = new Set(tokens(letterText({ ...other, paragraphs: other.paragraphs.map((all) => all.filter(({ itemIds }) => itemIds.length === 0)) })));
  const names = new Set(
    tokens(
      `${role} ${company} dear hiring team at the of in a die stelle bei der an am beim im ausgeschriebene chez dans le au la poste estimado equipo de en el puesto`,
    ),
  );
  for (const { text } of free) expect(tokens(text).filter((word) => !led.has(word) && !names.has(word))).toEqual([]);
});

it('is in the language its person writes', () => {
  const [first] = cases;
  if (!first) throw new Error('no cases');
  const german = `Softwareentwickler (m/w/d) bei der Nordlicht GmbH, Kiel\n\nIhre Aufgaben\n- Entwicklung und Betrieb unserer Dienste mit Kubernetes und Terraform\n\nIhr Profil\n- Erfahrung mit Go und Prometheus\n- Mehrjährige Berufserfahrung in der Softwareentwicklung\n- Deutsch oder Englisch`;
  const text = letterText(writeCoverLetter(tailor(german, first.items, first.header, first.asOf), first.items, first.header));
  expect(text).toMatch(/^Dear Nordlicht GmbH hiring team,/);
  expect(text).toContain(`Kind regards,\n\n${first.header.name}`);
});
