import type { AnswerCitation, DeepTalkTurn } from '@folia/contracts/deep-talk/answer';
import type { Skill } from '@folia/skills/skill';
import type { Entry, ReadSubject } from '../read/subject';
import type { Intent, Topic } from './classes';
import { foldAccents } from './fold-accents';
import type { QuestionLanguage } from './language-of';
import { type Mention, mentionsIn } from './mentions';
import { isOfWork } from './of-work';
import { pickedFrom } from './picked-from';
import { isToConfirm } from './statements';
import { skillsIn, type Term, termsOf } from './terms';
import { readText, type Text, type Token } from './tokens';
import { conceptPhrasesIn, conceptsOf, intentsIn, introOf, isPrivate, marks, timesIn, topicsIn } from './word-finders';

/** One question of a message, understood. */
export type Piece = {
  text: Text;
  language: QuestionLanguage;
  intents: ReadonlySet<Intent>;
  topics: readonly Topic[];
  /** Entries that it names. */
  mentions: readonly Mention[];
  terms: readonly Term[];
  /** Entries that the conversation was about before, the likeliest first. */
  focus: readonly Entry[];
  isFollowUp: boolean;
  /** The turn before, where the question rests on it. */
  before: Text | null;
};

/** What somebody did with a private matter is their work: "worked with children". */
const workWith =
  /(?:\b(?:with|for|teach|taught|teaching|treat|treated|treating|care for|coached|mit|fur|avec|pour|con|para)\s+(?:(?!her|his|their|your|my|our|ihr|sein|sa|son|ses|su|sus|kids of)\p{L}+\s+)?)$/u;

/** "How many kids in the class?" counts whom somebody worked with. */
const isCounted = /(?:\bhow many|\bwie viele|\bcombien d.|\bcuantos|\bcuantas)\s*$/u;
const atWork =
  /^\s(?:(?:are|were|was|sind|waren|hay|habia)\s)?(?:in|at|per|on|pro|im|en|dans|por|attend\p{L}*|(?:did|does)\s\p{L}+\s(?:teach|coach|train|tutor|look after))(?!\s*(?:home|total))/u;

/** "Does she get financial aid?" asks for no skill. */
const isGot = /\b(?:gets?|got|receives?|received|on|bekommt|erhalt|recoit|touche|recibe|cobra)\s$/u;

/** "Mental health issues herself?" asks for no skill either. */
const ofOneself = /(?<!\p{L})(?:herself|himself|themselves|themself|yourself|selbst|elle-meme|lui-meme|ella misma|el mismo)(?!\p{L})/u;

const ofChange: ReadonlySet<string> = new Set(['shrink', 'grow', 'cost']);

function topicsOf({ folded, tokens }: Text, taken: ReadonlySet<Token>, language: QuestionLanguage): Topic[] {
  // "How many people report to her?" asks for no superior.
  const phrases = conceptPhrasesIn(folded);
  const sizes = intentsIn(folded, language).filter(({ wordClass }) => wordClass === 'team-size');
  return [
    ...new Set(
      topicsIn(folded, language)
        .filter(({ wordClass, start, end }) => {
          if (sizes.some((one) => one.start <= start && one.end >= end)) return false;
          // Paid ads are no pay.
          if (phrases.some((one) => one.start <= start && one.end >= end && one.end - one.start > end - start)) return false;
          if (isPrivate(wordClass) && isOfWork(folded, { start, end }) && !ofOneself.test(folded)) return false;
          const own = tokens.filter((token) => token.start >= start && token.end <= end);
          if (
            isPrivate(wordClass) &&
            own.length > 0 &&
            own.every((token) => taken.has(token)) &&
            !isGot.test(folded.slice(0, start)) &&
            !ofOneself.test(folded)
          )
            return false;
          // "How much money did he save on cloud?" asks for no pay.
          if (
            own.some((token) => token.folded === 'money') &&
            tokens.some((token) => token.start > end && conceptsOf(token.folded).some((one) => ofChange.has(one)))
          )
            return false;
          if (wordClass === 'family' && isCounted.test(folded.slice(0, start)) && atWork.test(folded.slice(end))) return false;
          return !(isPrivate(wordClass) && wordClass !== 'salary' && wordClass !== 'age' && workWith.test(folded.slice(0, start)));
        })
        .map(({ wordClass }) => wordClass),
    ),
  ];
}

const longestFollowUp = 5;
/** "What did she do for email?" asks for no address. */
const doneWith = /(?<!\p{L})(?:do|did|done|worked?|gemacht|fait|hecho|hizo)\s(?:for|with|in|on|about|mit|bei|im|pour|avec|para|con|en)\s(?:the\s)?$/u;
/** "Would you call her an expert?" asks for no number. */
const isCalledSo = /^\s\p{L}+\s(?:an?|the)\s/u;
/** "How advanced is her Excel?": how far is asked, whatever the word. */
const howFar = /\bhow\s(?:\p{L}+ly\s)?(\p{L}+)\s(?:is|was|are|were)\s(?:he|she|they|his|her|their|the candidate)(?!\p{L})/du;
const contactIntents: ReadonlySet<Intent> = new Set(['email', 'phone', 'links', 'contact', 'place', 'awards', 'languages']);

/** Understands one question. `focus`: the entries that the turns before were about. */
export function readPiece(text: Text, subject: ReadSubject, focus: readonly Entry[], language: QuestionLanguage, before: Text | null = null): Piece {
  const mentions = mentionsIn(text, subject);
  const mentioned = new Set(mentions.flatMap(({ tokens }) => [...tokens]));
  const phrases = conceptPhrasesIn(text.folded);
  // The school of a school garden is not what was attended.
  const named = skillsIn(text).filter(({ tokens }) => tokens.length > 1);
  const ofSkill = (start: number, end: number, kind?: Skill['kind']) =>
    named.some(({ tokens, skill }) => (kind === undefined || skill.kind === kind) && (tokens[0]?.start ?? 0) <= start && (tokens.at(-1)?.end ?? 0) >= end);
  const intro = introOf(text.folded, language) ?? '';
  // "E-mail marketing" asks for no address, "when she was an intern, what …" for no date.
  const found = intentsIn(text.folded, language).filter(
    ({ wordClass, start, end }) =>
      !(contactIntents.has(wordClass) && doneWith.test(text.folded.slice(0, start))) &&
      !(wordClass === 'when' && end <= intro.length) &&
      !(wordClass === 'phone' && isCalledSo.test(text.folded.slice(end))) &&
      !(contactIntents.has(wordClass) && ofSkill(start, end)) &&
      // A scrum master has no master's degree.
      !(wordClass === 'education' && ofSkill(start, end, 'skill')) &&
      !phrases.some((one) => one.start <= start && one.end >= end && one.end - one.start > end - start),
  );
  const intents = new Set(
    found
      .filter(
        ({ start, end }) =>
          !text.tokens
            .filter((token) => token.start >= start && token.end <= end)
            .every((token) => mentioned.has(token) && mentions.some((mention) => mention.by === 'organisation' && mention.tokens.includes(token))),
      )
      .map(({ wordClass }) => wordClass),
  );
  if (isToConfirm(text, subject, mentioned, language)) intents.add('yes-no');
  const topics = topicsOf(text, new Set([...mentioned, ...named.flatMap(({ tokens }) => tokens)]), language);
  const [far = -1] = howFar.exec(text.folded)?.indices?.[1] ?? [];
  const framing = new Set(
    text.tokens.filter(
      (token) =>
        token.start === far ||
        [...found, ...topicsIn(text.folded, language).filter(({ wordClass }) => topics.includes(wordClass))].some(
          ({ start, end }) => token.start >= start && token.end <= end,
        ),
    ),
  );
  const terms = termsOf(text, subject, framing, mentioned, language);
  const isShort = text.tokens.length <= longestFollowUp;
  const isFollowUp =
    focus.length > 0 &&
    mentions.length === 0 &&
    (intents.has('follow-up') || intents.has('previous') || intents.has('next') || isShort || terms.every((term) => !term.isRequired));
  return { text, language, intents, topics, mentions, terms, focus: isFollowUp ? pickedFrom(focus, intents) : focus, isFollowUp, before };
}

const entriesIn = (citations: readonly AnswerCitation[], subject: ReadSubject): Entry[] => [
  ...new Set(citations.flatMap(({ itemId }) => subject.entryOf.get(itemId) ?? [])),
];

/** Entries that a text names, those named best: by title and organisation together before either alone. */
function namedIn(text: string, subject: ReadSubject): Entry[] {
  const points = new Map<Entry, number>();
  for (const { entry, share } of mentionsIn(readText(text), subject, 0.6)) points.set(entry, (points.get(entry) ?? 0) + share);
  const folded = ` ${foldAccents(text)} `;
  for (const entry of subject.entries) if (entry.kind === 'language' && folded.includes(` ${foldAccents(entry.title)}`)) points.set(entry, 1);
  const most = Math.max(0, ...points.values());
  const placeOf = ({ title, organisation }: Entry) => Math.max(folded.indexOf(foldAccents(title)), folded.indexOf(foldAccents(organisation || title)));
  return [...points]
    .filter(([, sum]) => sum > most - 0.05)
    .map(([entry]) => entry)
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

const leastRetold = 4;
const mostlyRetold = 0.6;
/** Entries one of whose sentences a text retells: most words of the shorter of the two are shared. */
function retoldIn(text: string, subject: ReadSubject): Entry[] {
  const said = new Set(readText(text).tokens.flatMap(({ stem, folded }) => (marks.has(folded) ? [] : [stem])));
  const sharedWith = ({ passages }: Entry) =>
    Math.max(
      0,
      ...passages.map(({ isTold, stems }) => {
        const shared = isTold ? [...stems].filter((stem) => said.has(stem)).length : 0;
        return shared >= leastRetold ? shared / Math.min(said.size, stems.size) : 0;
      }),
    );
  return subject.entries
    .map((entry) => ({ entry, share: sharedWith(entry) }))
    .filter(({ share }) => share >= mostlyRetold)
    .toSorted((a, b) => b.share - a.share)
    .map(({ entry }) => entry);
}

/** What the last turns were about: the entries of the last answer's citations, else those whose sentences it retells, else those the question before or the answer names. */
export function focusOf(history: readonly DeepTalkTurn[], subject: ReadSubject): Entry[] {
  const lastAnswer = history.findLast(({ role }) => role === 'assistant');
  const lastQuestion = history.findLast(({ role }) => role === 'asker');
  const cited = lastAnswer ? entriesIn(lastAnswer.citations, subject) : [];
  if (cited.length > 0) return cited;
  const retold = lastAnswer ? retoldIn(lastAnswer.text, subject) : [];
  if (retold.length > 0) return retold;
  const asked = lastQuestion ? namedIn(lastQuestion.text, subject) : [];
  const told = lastAnswer ? namedIn(lastAnswer.text, subject) : [];
  const both = told.filter((entry) => asked.includes(entry));
  // "Where was she before X?" is about what the answer names.
  const isBeside =
    lastQuestion !== undefined &&
    told.length > 0 &&
    timesIn(foldAccents(lastQuestion.text)).some(({ wordClass }) => wordClass === 'before' || wordClass === 'since');
  return both.length > 0 && !isBeside ? both : asked.length > 0 && !isBeside ? asked : told;
}
