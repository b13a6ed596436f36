import type { AnswerClaim } from '@folia/contracts/deep-talk/answer';
import { durationIn, fill, periodIn, roleIn, type Writer } from '../compose/writer';
import { isOngoing, positionsOf, positionsWith } from '../compute/careers';
import { lastedSo, monthsCovered } from '../compute/durations';
import { sureEvidence } from '../find/evidence';
import type { FrameName } from '../frames/frames';
import { foldedWords } from '../read/read-passages';
import type { Entry } from '../read/subject';
import { monthNamed } from '../understand/dates';
import { isPlainReading } from '../understand/plain-reading';
import { termsOf } from '../understand/terms';
import { readText } from '../understand/tokens';

type Words = Readonly<Record<string, string>>;
type Check = (words: Words, claim: AnswerClaim, writer: Writer, question: string) => boolean;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stands in the places of a sentence; null when the text is another sentence. */
function placesIn(writer: Writer, frame: FrameName, text: string): Words | null {
  const names = [...writer.frames[frame].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = writer.frames[frame]
    .split(/\{\w+\}/)
    .map(escaped)
    .join('(.+?)')
    .replace(/\\\.$/, '[.!?]');
  const found = new RegExp(`^${pattern}$`, 'u').exec(text);
  return found ? Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) : null;
}

const joints = /[\s,.()]|(?<![\p{L}\p{N}])(?:and|und|et|y|at|bei|chez|en)(?![\p{L}\p{N}])/giu;

/** Whether a list is made of the cited words and nothing else. */
function isOfQuotes(list: string, claim: AnswerClaim): boolean {
  // A name's own full stop is also that of the sentence.
  return isOnlyQuotes(list, claim) || isOnlyQuotes(`${list}.`, claim);
}

function isOnlyQuotes(list: string, { citations }: AnswerClaim): boolean {
  const quotes = citations.map(({ quote }) => quote).toSorted((a, b) => b.length - a.length);
  const rest = quotes.reduce((left, quote) => left.replaceAll(quote, ' '), list);
  return quotes.some((quote) => list.includes(quote)) && rest.replace(joints, '') === '';
}

const citedEntries = ({ citations }: AnswerClaim, { subject }: Writer): Entry[] => [
  ...new Set(citations.flatMap(({ itemId }) => subject.entryOf.get(itemId) ?? [])),
];

/** The words of the question, or the engine's own name for a thing. */
function isAsked(thing: string, writer: Writer, question: string): boolean {
  const asked = new Set(foldedWords(readText(question).raw));
  const plain = new Set(foldedWords(question));
  const own = Object.entries(writer.frames).some(([name, text]) => /^(?:topic|kind|thing)[A-Z]/.test(name) && text === thing);
  return own || foldedWords(thing).every((word) => asked.has(word) || plain.has(word) || ['and', 'und', 'et', 'y'].includes(word) || nearWord(word, plain));
}

/** A slip that was mended: all letters but one or two. */
const nearWord = (word: string, asked: ReadonlySet<string>) =>
  [...asked].some((one) => one[0] === word[0] && word.length > 4 && Math.abs(one.length - word.length) <= 2);

/** Nothing in the portfolio shows the thing: what is said to be absent is. */
function isAbsent(thing: string, { subject }: Writer): boolean {
  const terms = termsOf(readText(thing), subject, new Set(), new Set()).filter(({ skill }) => skill !== null);
  return !terms.some((term) => sureEvidence(term, subject).some(({ strength }) => strength >= 0.99));
}

const absentThing: Check = ({ thing = '' }, _claim, writer, question) => isAsked(thing, writer, question) && isAbsent(thing, writer);
const absentWithList: Check = (words, claim, writer, question) => absentThing(words, claim, writer, question) && isOfQuotes(words.list ?? '', claim);
const always: Check = () => true;
const named: Check = ({ name = '' }, _claim, { name: own, subject }) => name === own || name === subject.basics.name;

/** Years: the cited positions are what they are counted from. */
const years: Check = ({ duration, thing = '', list = '' }, claim, writer, question) => {
  const entries = citedEntries(claim, writer).filter(({ from }) => from !== null);
  const isPlace = entries.every(({ organisation }) => organisation === thing);
  const terms = termsOf(readText(thing), writer.subject, new Set(), new Set());
  const isShown = terms.length > 0 && entries.every((entry) => terms.some((term) => positionsWith(term, writer.subject).includes(entry)));
  const isThing = isPlace || (isAsked(thing, writer, question) && isShown);
  return entries.length > 0 && isThing && isOfQuotes(list, claim) && duration === durationIn(writer, monthsCovered(entries), entries);
};

const skillsOnly: Check = ({ list = '' }, claim) => isOfQuotes(list, claim);

/** Sentences with places that are held against the citations, the question and the portfolio. */
const checks: Readonly<Partial<Record<FrameName, { kinds: readonly AnswerClaim['kind'][]; check: Check }>>> = {
  absent: { kinds: ['absent'], check: absentThing },
  notStated: { kinds: ['absent'], check: absentThing },
  absentKind: { kinds: ['absent'], check: absentThing },
  absentAt: { kinds: ['absent'], check: ({ thing = '' }, _claim, writer, question) => isAsked(thing, writer, question) },
  absentLanguage: { kinds: ['absent'], check: absentWithList },
  absentEmployer: { kinds: ['absent'], check: absentWithList },
  absentSchool: {
    kinds: ['absent'],
    check: ({ thing = '', list = '' }, claim, writer, question) => isAsked(thing, writer, question) && isOfQuotes(list, claim),
  },
  absentThat: { kinds: ['absent'], check: always },
  notEmployer: {
    kinds: ['correction'],
    check: ({ thing = '', list = '' }, claim, writer, question) =>
      isAsked(thing, writer, question) &&
      isOfQuotes(list, claim) &&
      !positionsOf(writer.subject).some(({ organisation }) => organisation.toLowerCase().includes(thing.toLowerCase())),
  },
  absentThen: { kinds: ['absent'], check: always },
  absentFigure: { kinds: ['absent'], check: always },
  absentReason: { kinds: ['absent'], check: always },
  yearsNone: { kinds: ['absent'], check: always },
  noWeakness: { kinds: ['absent'], check: always },
  nothingBefore: { kinds: ['absent'], check: always },
  nothingAfter: { kinds: ['absent'], check: always },
  noGap: { kinds: ['absent'], check: always },
  noOverlap: { kinds: ['absent'], check: always },
  nothing: { kinds: ['absent'], check: (_words, _claim, { subject }) => subject.passages.length === 0 },
  nothingSince: {
    kinds: ['absent'],
    check: ({ date = '' }, claim, writer, question) => {
      const [entry] = citedEntries(claim, writer);
      const asked = monthNamed(readText(question));
      const isLast = entry !== undefined && positionsOf(writer.subject).every(({ to }) => (to ?? 0) <= (entry.to ?? 0));
      return (
        isLast &&
        asked !== null &&
        date.includes(String(asked.year)) &&
        claim.text === fill(writer, 'nothingSince', { date, role: roleIn(writer, entry), period: periodIn(writer, entry) })
      );
    },
  },
  nearby: { kinds: ['nearby'], check: ({ text = '' }, claim) => isOfQuotes(text, claim) },
  skillsListed: { kinds: ['fact'], check: skillsOnly },
  alsoListed: { kinds: ['fact'], check: skillsOnly },
  yesListed: { kinds: ['fact'], check: skillsOnly },
  yesListedMany: { kinds: ['fact'], check: skillsOnly },
  listOf: { kinds: ['fact', 'nearby'], check: skillsOnly },
  countOf: {
    kinds: ['computed'],
    check: ({ count, list = '' }, claim, writer) => count === String(citedEntries(claim, writer).length) && isOfQuotes(list, claim),
  },
  yearsWith: { kinds: ['computed'], check: years },
  yearsIn: { kinds: ['computed'], check: years },
  moreOnly: {
    kinds: ['fact'],
    check: ({ first = '', second = '' }, claim, writer, question) =>
      isAsked(`${first} ${second}`, writer, question) && isAbsent(second, writer) && !isAbsent(first, writer) && claim.citations.length > 0,
  },
  otherDate: {
    kinds: ['correction'],
    check: ({ thing = '' }, claim, writer, question) =>
      isAsked(thing, writer, question) &&
      citedEntries(claim, writer).some(
        (entry) => claim.text === fill(writer, 'otherDate', { thing, role: roleIn(writer, entry), period: periodIn(writer, entry) }),
      ),
  },
  otherFigure: {
    kinds: ['correction'],
    check: ({ thing = '', quote = '' }, claim, writer, question) =>
      isAsked(thing, writer, question) && claim.citations.some((one) => one.quote === quote) && !quote.includes(thing),
  },
  private: { kinds: ['declined'], check: named },
  order: { kinds: ['declined'], check: named },
  offTopic: { kinds: ['declined'], check: named },
  otherPeople: { kinds: ['declined'], check: named },
  offLimits: { kinds: ['declined'], check: named },
  noJudgement: { kinds: ['courtesy'], check: always },
  hello: { kinds: ['courtesy'], check: named },
  thanks: { kinds: ['courtesy'], check: named },
  capability: { kinds: ['courtesy'], check: (words, claim, writer, question) => named(words, claim, writer, question) && (words.assistant ?? '').length <= 40 },
  unclear: { kinds: ['courtesy'], check: named },
  readAs: { kinds: ['courtesy'], check: ({ reading = '' }, _claim, { subject }, question) => isPlainReading(reading, question, subject) },
  otherLanguage: { kinds: ['courtesy'], check: always },
  ownerTip: { kinds: ['courtesy'], check: always },
  warm: { kinds: ['courtesy'], check: named },
};

/** Whether a claim is one of the sentences that need more than the citations, and holds. */
export const holdsInPlaces = (claim: AnswerClaim, writer: Writer, question: string): boolean =>
  Object.entries(checks).some(([frame, { kinds, check }]) => {
    if (!kinds.includes(claim.kind)) return false;
    const yes = `${writer.frames.yes.replace('.', ':')} `;
    const text = frame === 'listOf' && claim.text.startsWith(yes) ? claim.text.slice(yes.length) : claim.text;
    const words = placesIn(writer, frame as FrameName, text);
    return words !== null && check(words, { ...claim, text }, writer, question);
  });

/** A counted sentence behind a yes or no to a number of years that the question wants; null for any other. The yes or no has to be right. */
export function countedSentence(claim: AnswerClaim, writer: Writer, question: string): AnswerClaim | null {
  const isSo = claim.kind === 'computed' ? lastedSo(readText(question), citedEntries(claim, writer)) : null;
  if (isSo === null) return null;
  const sentence = placesIn(writer, isSo ? 'yesSentence' : 'noSentence', claim.text)?.sentence;
  return sentence === undefined ? null : { ...claim, text: sentence };
}

/** Whether nobody may be said to work there now. */
export const isPast = (entries: readonly Entry[], writer: Writer): boolean => !entries.some((entry) => isOngoing(entry, writer.subject));
