import type { AnswerClaim } from '@folia/contracts/deep-talk/answer';
import type { ItemKind } from '@folia/contracts/item/fields';
import { careerOf, currentOf, entriesOf, hasLength, positionsOf, positionsWith } from '../compute/careers';
import { lastedSo, monthsCovered } from '../compute/durations';
import { sureEvidence } from '../find/evidence';
import type { Entry } from '../read/subject';
import { leastYears } from '../understand/dates';
import type { Term } from '../understand/terms';
import { isOpen } from '../understand/word-finders';
import { ranks } from './answer-education';
import { entryClaim, periodClaim, quoteClaim } from './quotes';
import { type Answerer, type Ask, absent, answered, asks, required, worked } from './reply';
import { citeHeading, claim, dateIn, durationIn, fill, listIn, roleIn, type Writer } from './writer';
import { bearing, calledAlike, employersIn, yearsInTitle } from './years-by-title';

const statedYears = /\d+\+?\s*(?:years|yrs|jahre|ans|años|anos)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\s+years\b/iu;

const between = /\b(?:between|zwischen|entre)\b/u;
/** The entries, and the degrees by their rank, that a question names: "between her doctorate and X". */
const endsNamed = ({ piece, subject }: Ask): Entry[] => {
  const isRank = (one: string) => ranks.some((rank) => rank === one);
  const wanted = piece.terms.flatMap(({ concepts }) => concepts.filter(isRank));
  const degrees = entriesOf(subject, 'education').filter(({ passages }) =>
    passages.some(({ field, concepts }) => field === 'degree' && wanted.some((one) => concepts.has(one))),
  );
  return [...new Set([...degrees, ...piece.mentions.map(({ entry }) => entry)])];
};

/** What has a day and no length. */
const heldFromADay: ReadonlySet<ItemKind> = new Set(['certification', 'award', 'publication', 'talk', 'patent', 'achievement']);

/** "How long does a deployment take?" asks for no years of somebody. */
const takes = /\s(?:takes?|took|dauert|dauerte|prend|tarda)(?!\p{L})/u;

const mostCounted = 4;
/** How long: at a place, with a thing, in a kind of work, in total; from merged periods. */
export const answerDuration: Answerer = (ask) => {
  const { subject, writer, piece } = ask;
  if ((!asks(ask, 'duration') && leastYears(piece.text) === null) || asks(ask, 'gaps')) return null;
  if (takes.test(piece.text.folded) && piece.mentions.length === 0) return null;
  if (asks(ask, 'each'))
    return answered(
      positionsOf(subject)
        .filter(hasLength)
        .slice(0, 6)
        .map((entry) => atPlace(writer, [entry])),
    );
  const ends = between.test(piece.text.folded) ? endsNamed(ask) : [];
  if (ends.length > 1) return answered(ends.slice(0, 3).map((entry) => entryClaim(writer, entry)));
  const terms = required(ask).filter(({ tokens }) => !tokens.every(({ folded }) => /^\d+\+?$/.test(folded)));
  const named = [...new Set(piece.mentions.filter(({ entry, by }) => entry.from !== null && by !== 'place').map(({ entry }) => entry))];
  const titled = ofTitleAsked(ask, named);
  const now = named.length === 0 && asks(ask, 'current') && asks(ask, 'jobs') ? currentOf(subject).slice(0, 1) : [];
  const dated =
    titled.length > 0 ? titled : named.length > 0 ? named : now.length > 0 ? now : piece.isFollowUp ? piece.focus.filter(({ from }) => from !== null) : [];
  const isPlace =
    dated.length > 0 &&
    (terms.length === 0 || (named.length > 0 && terms.every(({ skill, concepts }) => skill === null && concepts.length === 0))) &&
    piece.mentions.every(({ share, by }) => by === 'organisation' || share >= 0.6);
  const alike = named.length > 0 && asks(ask, 'duration') ? calledAlike(ask) : [];
  if (isPlace && alike.length > 1) return answered([judged(ask, yearsInTitle(ask, alike), alike)]);
  const isDay = dated.every(({ kind }) => heldFromADay.has(kind));
  if (isPlace && isDay) return answered(dated.slice(0, 2).map((entry) => entryClaim(writer, entry)));
  if (isPlace)
    return answered([
      judged(
        ask,
        atPlace(writer, dated),
        dated.filter(({ organisation, kind }) => organisation === dated[0]?.organisation && kind === dated[0]?.kind),
      ),
    ]);
  const [term, ...others] =
    terms.length > 0 ? terms : piece.terms.filter(({ skill, concepts }) => skill !== null || concepts.includes('lead') || concepts.includes('boss'));
  if (!term) return total(ask);
  const positions = positionsWith(term, subject).filter(hasLength);
  const there = positions.filter((entry) =>
    named.some(({ organisation, kind }) => kind === 'work' && organisation !== '' && organisation === entry.organisation),
  );
  if (there.length > 0) return answered([judged(ask, atPlace(writer, there), there)]);
  const told = subject.passages.filter((passage) => statedYears.test(passage.text) && sureEvidence(term, subject).some((one) => one.passage === passage));
  if (positions.length === 0) {
    const evidence = told[0] ?? sureEvidence(term, subject)[0]?.passage;
    if (told[0]) return answered([quoteClaim(writer, told[0], null, [term])]);
    if (evidence)
      return absent([claim('absent', fill(writer, 'yearsNone')), quoteClaim(writer, evidence, subject.entryOf.get(evidence.itemId) ?? null, [term])], {
        topic: term.text,
        kind: 'work',
      });
    return null;
  }
  // "How long has she led people?": what was done is no thing to count years in.
  if (term.skill === null && /ed$/.test(term.text)) return answered(positions.slice(0, mostCounted).map((entry) => atPlace(writer, [entry])));
  return answered(
    [
      ...yearsWith(ask, term),
      ...others
        .filter(({ skill }) => skill !== null)
        .slice(0, 2)
        .flatMap((other) => yearsWith(ask, other)),
    ],
    [...told.slice(0, 1).map((passage) => quoteClaim(writer, passage, null, [term])), ...positions.map((entry) => entryClaim(writer, entry))],
  );
};

/** "How long was she shift manager at X?", "an intern at X": of the positions at a place those of the title. */
function ofTitleAsked({ piece }: Ask, named: readonly Entry[]): Entry[] {
  const organisations = new Set(piece.mentions.filter(({ by }) => by === 'organisation').map(({ entry }) => entry.organisation));
  const isOf = ({ title, passages, titleField, organisation }: Entry) =>
    organisations.has(organisation) &&
    (piece.mentions.some(({ by, entry, share }) => by === 'title' && share === 1 && entry.title === title) ||
      piece.terms.some(({ concepts }) => concepts.includes('intern') && passages.some((one) => one.field === titleField && one.concepts.has('intern'))));
  return named.filter(isOf);
}

function atPlace(writer: Writer, entries: readonly Entry[]) {
  const [first] = entries as [Entry];
  const same = entries.filter((entry) => entry.organisation === first.organisation && entry.kind === first.kind && hasLength(entry));
  if (same.length === 0) return entryClaim(writer, first);
  const duration = durationIn(writer, monthsCovered(same), same);
  if (same.length === 1) return { ...periodClaim(writer, 'yearsAt', same[0] ?? first, 'computed', { duration }) };
  return claim(
    'computed',
    fill(writer, 'yearsIn', {
      duration,
      thing: first.organisation,
      list: listIn(
        writer,
        same.map(({ title }) => title),
      ),
    }),
    bearing(same),
  );
}

/** "How long has she tutored?": years in tutoring. */
const namedAs = ({ text, skill }: Term): string => (skill && /ed$/.test(text) ? skill.name.toLowerCase() : text);

/** The years with one thing; none where no position shows it. */
function yearsWith(ask: Ask, term: Term): AnswerClaim[] {
  const { subject, writer } = ask;
  const positions = positionsWith(term, subject).filter(hasLength);
  if (positions.length === 0) return [claim('absent', fill(writer, 'yearsNone'))];
  const duration = durationIn(writer, monthsCovered(positions), positions);
  const isField = term.skill === null || term.skill.area !== 'computing';
  const text = fill(writer, isField ? 'yearsIn' : 'yearsWith', { duration, thing: namedAs(term), list: employersIn(writer, positions) });
  return [judged(ask, claim('computed', text, bearing(positions)), positions)];
}

/** "More than 5 years?", "8 years at X, right?": the sentence with a yes or no before it; a stay is as long as it is, with a thing one may have more. */
function judged(ask: Ask, counted: AnswerClaim, entries: readonly Entry[]): AnswerClaim {
  const { text, language } = ask.piece;
  const isSo = leastYears(text) === null && isOpen(text.folded, language) ? null : lastedSo(text, entries);
  return isSo === null ? counted : { ...counted, text: fill(ask.writer, isSo ? 'yesSentence' : 'noSentence', { sentence: counted.text }) };
}

function total(ask: Ask) {
  const { writer } = ask;
  const career = careerOf(ask.subject);
  if (!career) return null;
  const { positions, start, end } = career;
  const duration = durationIn(writer, monthsCovered(positions), positions);
  const text = fill(writer, 'total', { duration, start: dateIn(writer, start), end: dateIn(writer, end) });
  return answered(
    [judged(ask, claim('computed', text, bearing(positions)), positions)],
    positions.map((entry) => entryClaim(writer, entry)),
  );
}

/** The longest or shortest position. */
export const answerLongest: Answerer = (ask) => {
  const { subject, writer } = ask;
  if (!asks(ask, 'longer', 'shortest') || required(ask).length > 0) return null;
  const dated = entriesOf(subject, 'work').filter(hasLength);
  const sorted = dated.toSorted((a, b) => monthsCovered([b]) - monthsCovered([a]));
  const entry = asks(ask, 'longer') ? sorted[0] : sorted.at(-1);
  return entry
    ? answered(
        [atPlace(writer, [entry])],
        sorted.slice(0, 4).map((one) => entryClaim(writer, one)),
      )
    : null;
};

/** When: the dates of what is named or was spoken of. */
export const answerWhen: Answerer = (ask) => {
  const { writer, piece } = ask;
  if (!asks(ask, 'when') || asks(ask, 'education', 'certificates', 'publications', 'awards', 'talks') || required(ask).length > 0) return null;
  const held = asks(ask, 'jobs') ? worked(ask) : [];
  const named = [...new Set(held.length > 0 ? held : piece.mentions.map(({ entry }) => entry))];
  const entries = named.length > 0 ? named : piece.focus;
  const [entry] = entries;
  if (!entry) return null;
  if (!entry.dates.start && !entry.dates.end)
    return absent([claim('absent', fill(writer, 'noDate', { role: roleIn(writer, entry) }), citeHeading(entry))], {
      topic: roleIn(writer, entry),
      kind: entry.kind,
    });
  const same = entries.filter((one) => one.organisation === entry.organisation && one.kind === entry.kind).slice(0, 3);
  return answered(same.map((one) => entryClaim(writer, one)));
};
