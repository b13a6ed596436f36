import { type AnswerCitation, type AnswerClaim, basicsId } from '@folia/contracts/deep-talk/answer';
import { dateIn, durationIn, fill, periodIn, roleIn, type Writer } from '../compose/writer';
import { careerOf, entriesOf, hasLength, isOngoing, positionsOf } from '../compute/careers';
import { gapsBetween, monthsCovered, overlapsOf } from '../compute/durations';
import type { FrameName } from '../frames/frames';
import type { Entry } from '../read/subject';
import { says } from '../understand/word-finders';

type Kinds = readonly AnswerClaim['kind'][];
/** A sentence that the citations bear out, with the kinds of claim it may be. */
export type TrueSentence = { text: string; kinds: Kinds };

const fact: Kinds = ['fact'];
const listed: Kinds = ['fact', 'nearby'];
const corrected: Kinds = ['correction'];
const computed: Kinds = ['computed'];

/** The entry as it is named: with its subject where the degree does not say it. */
function namesOf(writer: Writer, entry: Entry): string[] {
  const area = entry.fields.area;
  const whole = typeof area === 'string' && area ? { ...entry, title: [entry.title, area].filter(Boolean).join(', ') } : entry;
  return [...new Set([roleIn(writer, entry), roleIn(writer, whole)])];
}

function aboutEntry(writer: Writer, entry: Entry): TrueSentence[] {
  const { subject } = writer;
  const period = periodIn(writer, entry);
  const work = positionsOf(subject);
  const latest = work.toSorted((a, b) => (b.to ?? 0) - (a.to ?? 0));
  const isNow = entry.kind === 'work' && isOngoing(entry, subject);
  const noneNow = !work.some((one) => isOngoing(one, subject));
  return namesOf(writer, entry).flatMap((role) => {
    const say = (frame: FrameName, kinds: Kinds, words: Readonly<Record<string, string>> = {}): TrueSentence => ({
      text: fill(writer, frame, { role, period, ...words }),
      kinds,
    });
    const line = say(period ? 'rolePeriod' : 'roleOnly', listed);
    return [
      line,
      { text: `${writer.frames.yes.replace('.', ',')} ${line.text}`, kinds: fact },
      say('before', fact),
      say('after', fact),
      ...(isNow ? [say('currentRole', fact), say('stillThere', corrected)] : [say('notAnyMore', corrected)]),
      ...(noneNow && (latest[0] === entry || work[0] === entry) ? [say('noCurrent', ['fact', 'absent'])] : []),
      ...(work.at(-1) === entry ? [say('firstRole', fact)] : []),
      say('notThat', corrected),
      ...(period === '' ? [say('noDate', ['absent'])] : []),
      ...(hasLength(entry) ? [say('yearsAt', computed, { duration: durationIn(writer, monthsCovered([entry]), [entry]) })] : []),
    ];
  });
}

function aboutPair(writer: Writer, first: Entry, second: Entry): TrueSentence[] {
  const say = (frame: FrameName, words: Readonly<Record<string, string>>): TrueSentence => ({
    text: fill(writer, frame, { first: roleIn(writer, first), second: roleIn(writer, second), ...words }),
    kinds: computed,
  });
  const duration = (entry: Entry) => durationIn(writer, monthsCovered([entry]), [entry]);
  const date = (entry: Entry) => dateIn(writer, entry.dates.start || entry.dates.end);
  const [begun, after] = [first.from ?? first.to, second.from ?? second.to];
  const work = entriesOf(writer.subject, 'work');
  const gap = gapsBetween(work).find((one) => one.before === first && one.after === second);
  const overlap = overlapsOf([first, second])[0];
  return [
    ...(hasLength(first) && hasLength(second) ? [say('longerThan', { firstDuration: duration(first), secondDuration: duration(second) })] : []),
    ...(begun !== null && after !== null && begun <= after ? [say('earlierThan', { firstDate: date(first), secondDate: date(second) })] : []),
    ...(gap
      ? [
          say('gap', {
            end: dateIn(writer, first.dates.end || first.dates.start),
            start: dateIn(writer, second.dates.start),
            duration: durationIn(writer, gap.months, [first, second]),
          }),
        ]
      : []),
    ...(overlap ? [say('overlapOf', { duration: durationIn(writer, overlap.months, [first, second]) })] : []),
  ];
}

function aboutQuote(writer: Writer, { itemId, quote }: AnswerCitation, entries: readonly Entry[]): TrueSentence[] {
  const own = entries.filter(({ id }) => id === itemId);
  const passage = writer.subject.passages.find((one) => one.itemId === itemId && one.text.includes(quote));
  return [
    { text: fill(writer, 'quote', { quote }), kinds: fact },
    { text: fill(writer, 'yesQuote', { quote }), kinds: fact },
    { text: fill(writer, 'notSaid', { quote }), kinds: corrected },
    { text: fill(writer, 'notOwnDoing', { quote }), kinds: ['nearby'] },
    { text: fill(writer, 'notAlone', { quote }), kinds: ['absent'] },
    ...own.flatMap((entry) =>
      namesOf(writer, entry).flatMap((role): TrueSentence[] => [
        { text: fill(writer, 'roleQuote', { role, quote }), kinds: fact },
        { text: fill(writer, 'yesRole', { role, quote }), kinds: fact },
        { text: fill(writer, 'yesRoleQuote', { role, quote }), kinds: fact },
        { text: fill(writer, 'nearbyQuote', { role, quote }), kinds: ['nearby'] },
        ...(passage && says(passage.text, 'unfinished') ? [{ text: fill(writer, 'notCompleted', { role, quote }), kinds: corrected }] : []),
      ]),
    ),
  ];
}

function aboutBasics(writer: Writer, { field, quote }: AnswerCitation): TrueSentence[] {
  const { links, name } = writer.subject.basics;
  const frame = ({ location: 'place', email: 'email', phone: 'phone' } as const)[field as 'location'];
  return [
    ...(frame ? [{ text: fill(writer, frame, { place: quote, email: quote, phone: quote }), kinds: fact }] : []),
    ...(field === 'headline' ? [{ text: fill(writer, 'identity', { name, headline: quote }), kinds: fact }] : []),
    ...links.filter(({ url }) => url === quote).map(({ label, url }) => ({ text: fill(writer, 'link', { label, url }), kinds: fact })),
  ];
}

function total(writer: Writer): TrueSentence[] {
  const career = careerOf(writer.subject);
  if (!career) return [];
  const { positions, start, end } = career;
  const duration = durationIn(writer, monthsCovered(positions), positions);
  return [{ text: fill(writer, 'total', { duration, start: dateIn(writer, start), end: dateIn(writer, end) }), kinds: computed }];
}

const mostPairs = 12;

/** Every sentence of a language that a claim's citations bear out by themselves: composed anew from the portfolio, never taken from the claim. */
export function trueSentences(writer: Writer, citations: readonly AnswerCitation[]): TrueSentence[] {
  const entries = [...new Set(citations.flatMap(({ itemId }) => writer.subject.entryOf.get(itemId) ?? []))];
  const pairs =
    entries.length <= mostPairs ? entries.flatMap((first) => entries.filter((second) => second !== first).map((second) => [first, second] as const)) : [];
  return [
    ...entries.flatMap((entry) => aboutEntry(writer, entry)),
    ...pairs.flatMap(([first, second]) => aboutPair(writer, first, second)),
    ...citations.flatMap((citation) => aboutQuote(writer, citation, entries)),
    ...citations.filter(({ itemId }) => itemId === basicsId).flatMap((citation) => aboutBasics(writer, citation)),
    ...total(writer),
  ];
}
