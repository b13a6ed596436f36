import { letterLength } from '@folia/contracts/limits';
import { ownSentenceKey } from '@folia/contracts/line-key';
import type { LetterChoices, LetterSentence } from '@folia/contracts/tailored-resume/cover-letter';
import type { Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { languageOfItems } from '../tailor/compose/compose-summary';
import { atEmployer } from '../words/at-employer';
import { calm } from '../words/title-in-sentence';
import { countWords } from './count-words';
import { type LetterEntry, leading, letterEntries, linesByNeed, resting, type Said } from './letter-entries';
import { letterFacts } from './letter-facts';
import { greeting, letterPhrases, regards } from './letter-phrases';

/** Whom a letter greets, and which sentences its person adds or leaves out. */
export type LetterWish = Pick<LetterChoices, 'recipient' | 'sentences'>;
type Paragraphs = readonly (readonly Said[])[];

/** A title begins with a capital, as a posting has it. */
const titled = (role: string) => role.charAt(0).toUpperCase() + role.slice(1);

/** What is shown along with these lines: an entry is introduced only if a line of it is shown. */
function shownWith(entries: readonly LetterEntry[], isShown: (line: Said) => boolean): Set<string> {
  const keys = entries.flatMap(({ intro, lines, isAlwaysSaid }) => {
    const taken = lines.filter(isShown).map(({ key }) => key);
    return [...(isAlwaysSaid || taken.length > 0 ? [intro.key] : []), ...taken];
  });
  return new Set(keys);
}

const lengthOf = (paragraphs: Paragraphs, ofEntries: ReadonlySet<string>, isOfEntry: (key: string) => boolean) =>
  countWords(
    paragraphs
      .flat()
      .flatMap(({ key, text }) => (!isOfEntry(key) || ofEntries.has(key) ? [text] : []))
      .join(' '),
  );

/**
 * Everything a letter can say, in order. Every sentence about the person is a line of an item or a fact from one, word for word; the rest only leads from one
 * to the next, in the language of the tailoring. As many lines are shown as fit in 150 to 350 words, if the portfolio has that much to say; the person's wishes take
 * precedence. Pure.
 */
export function letterSentences(tailoring: Tailoring, items: readonly PortfolioItem[], signed: string, wish: LetterWish): LetterSentence[] {
  const { language } = tailoring;
  const write = letterPhrases[language];
  const languages = { language, ofLines: languageOfItems(items) };
  const byId = new Map(items.map((item) => [item.id, item]));
  const shown = (kind: PortfolioItem['kind']) =>
    (tailoring.sections.find((section) => section.kind === kind)?.items ?? []).flatMap((tailored) => {
      const item = byId.get(tailored.itemId);
      return item && tailored.shown !== 'dropped' ? [{ item, tailored }] : [];
    });
  const { role = '', company: named = '' } = tailoring.job ?? {};
  // A name that was cut off inside its brackets.
  const company = named.includes(')') ? named : (named.split(/\s*\(/)[0] ?? '');
  const entries = letterEntries(shown, languages);
  const ofEntries = new Set(entries.flatMap(({ intro, lines }) => [intro, ...lines].map(({ key }) => key)));
  const paragraphs: Paragraphs = [
    [leading('greeting', greeting(language, company, wish.recipient))],
    [
      leading('opening', write(role ? 'opening' : 'opening-without-role', { role: titled(calm(role, language)), company: atEmployer(company, language) })),
      ...(tailoring.reason ? [resting('reason', write('reason', { quote: tailoring.reason.words }), tailoring.reason.itemIds)] : []),
      { key: ownSentenceKey, text: '', itemIds: [] },
    ],
    ...entries.map(({ intro, lines }) => [intro, ...lines]),
    letterFacts(tailoring, byId, shown, languages),
    [leading('meaning', write('meaning')), leading('closing', write('closing'))],
    [leading('regards', regards(language, wish.recipient))],
  ];
  const { lines, usual } = linesByNeed(entries);
  const firstOf = (most: number) => {
    const first = new Set(lines.slice(0, most).map(({ key }) => key));
    return shownWith(entries, ({ key }) => first.has(key));
  };
  const wordsWith = (most: number) => lengthOf([...paragraphs, [leading('name', signed)]], firstOf(most), (key) => ofEntries.has(key));
  let most = usual;
  while (most > 1 && wordsWith(most) > letterLength.most) most -= 1;
  while (most < lines.length && wordsWith(most) < letterLength.fewest) most += 1;
  const usually = firstOf(most);
  const wanted = (key: string, otherwise: boolean) => wish.sentences[key] ?? otherwise;
  const now = shownWith(entries, ({ key }) => wanted(key, usually.has(key)));
  return paragraphs.flatMap((sentences, paragraph) =>
    sentences.map((sentence) => ({ ...sentence, paragraph, shown: wanted(sentence.key, ofEntries.has(sentence.key) ? now.has(sentence.key) : true) })),
  );
}
