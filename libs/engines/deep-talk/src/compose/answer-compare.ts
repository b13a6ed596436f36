import { positionsOf, positionsWith } from '../compute/careers';
import { monthsCovered } from '../compute/durations';
import { sureEvidence } from '../find/evidence';
import type { Entry, Passage, ReadSubject } from '../read/subject';
import { mentionsIn } from '../understand/mentions';
import { type Term, termsOf } from '../understand/terms';
import { type Text, textOf } from '../understand/tokens';
import { isLight, marks, timesIn } from '../understand/word-finders';
import { periodClaim, quoteClaim } from './quotes';
import { type Answerer, type Ask, answered, asks, isOpenQuestion, type Reply } from './reply';
import { citeDates, citeHeading, claim, dateIn, durationIn, fill, roleIn, type Writer } from './writer';

/** "X before or after Y". */
const order = /\s+(?:before or after|earlier or later than|vor oder nach|avant ou apres|avant ou après|antes o despues de|antes o después de)\s+/iu;
const either = /\s+(?:or|oder|ou|o|vs\.?|versus|than|als|que)\s+/iu;

type Side = { entry: Entry | null; term: Term | null; name: string };

/** What stands on one side of "or": an entry that it names, or a thing. `isFirst`: the words next to "or" count most. */
function sideOf(text: Text, subject: ReadSubject, isFirst: boolean): Side | null {
  const tokens = isFirst ? text.tokens.slice(-5) : text.tokens.slice(0, 5);
  const part = textOf(text.raw.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0));
  const near = (start: number, end: number) => (isFirst ? part.raw.length - end : start);
  const named = mentionsIn(part, subject, 0.25)
    .map((mention) => ({ mention, distance: near(mention.tokens[0]?.start ?? 0, mention.tokens.at(-1)?.end ?? 0) }))
    .toSorted((a, b) => a.distance - b.distance || b.mention.share - a.mention.share);
  const terms = termsOf(part, subject, new Set(), new Set()).filter(({ tokens: own }) => own.every(({ folded }) => !isLight(folded) && !marks.has(folded)));
  const term = (isFirst ? terms.at(-1) : terms[0]) ?? null;
  const entry = named[0]?.mention.entry ?? null;
  if (!entry && !term) return null;
  return { entry, term, name: entry ? '' : (term?.text ?? '') };
}

const startOf = (entry: Entry) => entry.from ?? entry.to ?? 0;
const citesOf = (...entries: Entry[]) => entries.flatMap((entry) => [...citeHeading(entry), ...citeDates(entry)]);

function byLength(writer: Writer, one: Entry, other: Entry, isShorter: boolean) {
  const months = [one, other].map((entry) => monthsCovered([entry]));
  const [first, second] = (months[0] ?? 0) >= (months[1] ?? 0) !== isShorter ? [one, other] : [other, one];
  const words = {
    first: roleIn(writer, first),
    second: roleIn(writer, second),
    firstDuration: durationIn(writer, monthsCovered([first]), [first]),
    secondDuration: durationIn(writer, monthsCovered([second]), [second]),
  };
  return answered([claim('computed', fill(writer, 'longerThan', words), citesOf(first, second))]);
}

function byDate(writer: Writer, one: Entry, other: Entry) {
  const [first, second] = startOf(one) <= startOf(other) ? [one, other] : [other, one];
  const date = (entry: Entry) => dateIn(writer, entry.dates.start || entry.dates.end);
  const words = { first: roleIn(writer, first), second: roleIn(writer, second), firstDate: date(first), secondDate: date(second) };
  return answered([claim('computed', fill(writer, 'earlierThan', words), citesOf(first, second))]);
}

const yearsIn = ({ text }: Passage): number => Number(/(\d+)\+?\s*(?:years|yrs|jahre|ans|años|anos)\b/iu.exec(text)?.[1] ?? 0);

/** Which of two things there is more of: by years the person states, then by the positions that show it. */
function byExperience(writer: Writer, subject: ReadSubject, one: Term, other: Term) {
  const known = [one, other].map((term) => {
    const evidence = sureEvidence(term, subject);
    const stated = evidence.map(({ passage }) => passage).toSorted((a, b) => yearsIn(b) - yearsIn(a))[0];
    return { term, evidence, stated: stated && yearsIn(stated) > 0 ? stated : null, months: monthsCovered(positionsWith(term, subject)) };
  });
  const [a, b] = known as [(typeof known)[number], (typeof known)[number]];
  if (a.evidence.length === 0 && b.evidence.length === 0) return null;
  const quotes = (side: (typeof known)[number]) => {
    const best = side.stated ?? side.evidence[0]?.passage;
    return best ? [quoteClaim(writer, best, side.stated ? null : (subject.entryOf.get(best.itemId) ?? null), [side.term])] : [];
  };
  const more = (side: typeof a) => (side.stated ? yearsIn(side.stated) * 12 : side.months) + side.evidence.length;
  const [first, second] = more(a) >= more(b) ? [a, b] : [b, a];
  if (second.evidence.length === 0) {
    const text = fill(writer, 'moreOnly', { first: first.term.text, second: second.term.text });
    return answered([
      claim(
        'fact',
        text,
        quotes(first).flatMap(({ citations }) => citations),
      ),
      ...quotes(first),
    ]);
  }
  return answered([...quotes(first), ...quotes(second)]);
}

const isOrderAsked = (ask: Ask): boolean =>
  asks(ask, 'yes-no') &&
  !isOpenQuestion(ask) &&
  (asks(ask, 'previous', 'next', 'earlier', 'later') ||
    timesIn(ask.piece.text.folded).some(({ wordClass }) => wordClass === 'before' || wordClass === 'since'));

/** "She was at X before Y?": which came first, behind a no where it was the other. */
function inOrder(ask: Ask, one: Entry, other: Entry): Reply {
  const { piece, subject, writer } = ask;
  const placeOf = (entry: Entry) => Math.min(...piece.mentions.filter((mention) => mention.entry === entry).map(({ tokens }) => tokens[0]?.start ?? 0));
  const [left, right] = placeOf(one) <= placeOf(other) ? [one, other] : [other, one];
  const between = timesIn(piece.text.folded).find(({ start }) => start > placeOf(left) && start < placeOf(right))?.wordClass;
  const [first, second] = between === 'since' ? [right, left] : [left, right];
  const at = ({ organisation }: Entry) => positionsOf(subject).filter((position) => position.organisation === organisation);
  const isTurned = (between === 'before' || between === 'since') && at(first).every((own) => at(second).every((earlier) => startOf(own) > startOf(earlier)));
  const dated = byDate(writer, one, other);
  return isTurned ? answered([periodClaim(writer, 'notThat', first, 'correction'), ...dated.claims]) : dated;
}

/** "X or Y": which lasted longer, came first, or is known better. */
export const answerCompare: Answerer = (ask) => {
  const { subject, writer, piece } = ask;
  const ordered = order.exec(piece.text.raw);
  const joint = ordered ?? either.exec(piece.text.raw);
  const [latest, before] = positionsOf(subject);
  if (!joint && asks(ask, 'compare') && asks(ask, 'jobs') && latest && before) return byLength(writer, latest, before, false);
  const employers = [...new Set(piece.mentions.filter(({ by, share }) => by === 'organisation' && share >= 0.6).map(({ entry }) => entry))];
  const [former] = employers;
  const latter = employers.find(({ organisation }) => organisation !== former?.organisation);
  // "Did she join X after Y?"
  if (!joint && former && latter && isOrderAsked(ask)) return inOrder(ask, former, latter);
  if (!joint || (!ordered && !asks(ask, 'longer', 'shortest', 'earlier', 'later', 'more', 'largest', 'duration', 'when'))) return null;
  const first = sideOf(textOf(piece.text.raw.slice(0, joint.index)), subject, true);
  const second = sideOf(textOf(piece.text.raw.slice(joint.index + joint[0].length)), subject, false);
  if (!first || !second) return null;
  if (first.entry && second.entry && first.entry !== second.entry) {
    if (ordered) return byDate(writer, first.entry, second.entry);
    if (asks(ask, 'longer', 'shortest', 'duration')) return byLength(writer, first.entry, second.entry, asks(ask, 'shortest'));
    if (asks(ask, 'earlier', 'later', 'when')) return byDate(writer, first.entry, second.entry);
  }
  return first.term && second.term ? byExperience(writer, subject, first.term, second.term) : null;
};
