import { letterLength } from '@folia/contracts/limits';
import { ownSentenceKey } from '@folia/contracts/line-key';
import type { LetterChoices, LetterSentence } from '@folia/contracts/tailored-resume/cover-letter';
import type { Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { saysItself, yearsOf } from '../tailor/compose/compose-summary';
import { endSentence } from '../tailor/compose/end-sentence';
import { nameInSentence, smallWordsOf } from '../words/name-in-sentence';
import { countWords } from './count-words';
import { letterWords, listed } from './cover-letter-words';
import { type LetterEntry, leading, letterEntries, linesByNeed, resting, type Said, type ShownItem, textOf } from './letter-entries';

const mostSkills = 6;

/** Whom a letter greets, and which sentences its person adds or leaves out. */
export type LetterWish = Pick<LetterChoices, 'recipient' | 'sentences'>;
type Paragraphs = readonly (readonly Said[])[];

/** What is said about years, skills, credentials and school. */
function factsOf(tailoring: Tailoring, byId: ReadonlyMap<string, PortfolioItem>, shown: (kind: PortfolioItem['kind']) => ShownItem[]): Said[][] {
  const { language } = tailoring;
  const words = letterWords[language];
  const roleSentence = tailoring.summary.find((one) => one.kind === 'role' || one.kind === 'headline');
  const yearItems = (roleSentence?.yearsOf ?? []).flatMap((id) => byId.get(id) ?? []);
  const years = yearsOf(yearItems, tailoring.asOf);
  const smallWords = smallWordsOf([...byId.values()]);
  const asked = tailoring.skills
    .flatMap((skill) => (skill.shown && typeof skill.namedAt === 'number' ? [{ ...skill, namedAt: skill.namedAt }] : []))
    .toSorted((a, b) => a.namedAt - b.namedAt)
    .slice(0, mostSkills);
  const names = asked.map((skill) => nameInSentence(skill.text, smallWords));
  const credentials = shown('certification').filter(({ tailored }) => tailored.why === 'asked');
  const credentialNames = credentials.map(({ item }) => textOf(item, 'name'));
  const [alone, inHand] = [credentialNames.filter((name) => saysItself.test(name)), credentialNames.filter((name) => !saysItself.test(name))];
  const school = shown('education')[0]?.item;
  const degree = [textOf(school, 'degree'), textOf(school, 'area')].filter(Boolean).join(', ');
  const idsOf = (items: readonly PortfolioItem[]) => items.map(({ id }) => id);
  return [
    [
      ...(years > 0 ? [resting('years', words.years(years), idsOf(yearItems))] : []),
      ...(asked.length > 0
        ? [
            resting(
              'skills',
              words.skills(listed(names, language)),
              asked.flatMap(({ itemIds }) => itemIds),
            ),
          ]
        : []),
    ],
    [
      ...(credentials.length > 0
        ? [
            resting(
              'credentials',
              [...(inHand.length > 0 ? [`${words.holds} ${listed(inHand, language)}`] : []), ...(alone.length > 0 ? [words.am(listed(alone, language))] : [])]
                .map(endSentence)
                .join(' '),
              idsOf(credentials.map(({ item }) => item)),
            ),
          ]
        : []),
      ...(school ? [resting('education', words.studied(degree, textOf(school, 'institution')), [school.id])] : []),
    ],
  ];
}

/** What is shown along with these lines: an entry is introduced, and its phrase to lead on is used, only if a line of it is shown. */
function shownWith(entries: readonly LetterEntry[], isShown: (line: Said) => boolean): Set<string> {
  const keys = entries.flatMap(({ intro, from, lines, listed, isAlwaysSaid }) => {
    const taken = lines.filter(isShown).map(({ key }) => key);
    return [...(isAlwaysSaid || taken.length > 0 ? [intro.key] : []), ...(from && taken.some((key) => listed.has(key)) ? [from.key] : []), ...taken];
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
 * to the next, in the posting's language. As many lines are shown as fit in 150 to 350 words, if the portfolio has that much to say; the person's wishes take
 * precedence. Pure.
 */
export function letterSentences(tailoring: Tailoring, items: readonly PortfolioItem[], signed: string, wish: LetterWish): LetterSentence[] {
  const words = letterWords[tailoring.language];
  const byId = new Map(items.map((item) => [item.id, item]));
  const shown = (kind: PortfolioItem['kind']) =>
    (tailoring.sections.find((section) => section.kind === kind)?.items ?? []).flatMap((tailored) => {
      const item = byId.get(tailored.itemId);
      return item && tailored.shown !== 'dropped' ? [{ item, tailored }] : [];
    });
  const { role = '', company = '' } = tailoring.job ?? {};
  const entries = letterEntries(shown, words, tailoring.language);
  const ofEntries = new Set(entries.flatMap(({ intro, from, lines }) => [intro, ...(from ? [from] : []), ...lines].map(({ key }) => key)));
  const paragraphs: Paragraphs = [
    [leading('greeting', words.greeting(company, wish.recipient))],
    [
      leading('opening', words.opening(role, company)),
      ...(tailoring.reason ? [resting('reason', words.reason(tailoring.reason.words), tailoring.reason.itemIds)] : []),
      { key: ownSentenceKey, text: '', itemIds: [] },
    ],
    ...entries.map(({ intro, from, lines, listed }) => [
      intro,
      ...lines.filter(({ key }) => !listed.has(key)),
      ...(from ? [from] : []),
      ...lines.filter(({ key }) => listed.has(key)),
    ]),
    ...factsOf(tailoring, byId, shown),
    [leading('meaning', words.meaning), leading('closing', words.closing)],
    [leading('regards', words.regards(wish.recipient))],
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
