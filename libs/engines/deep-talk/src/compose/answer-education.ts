import { entriesOf } from '../compute/careers';
import { hasThing } from '../find/has-thing';
import { matchTerm, surely } from '../find/match-term';
import { nowhere } from '../find/search';
import type { FrameName } from '../frames/frames';
import type { Entry, Passage } from '../read/subject';
import { monthNamed } from '../understand/dates';
import type { Term } from '../understand/terms';
import { says } from '../understand/word-finders';
import { entryClaim, periodClaim, quoteClaim } from './quotes';
import { type Answerer, type Ask, absent, answered, asks, asksYes, type Reply, required, worked } from './reply';
import { nameOf } from './say-absent';
import { citeHeading, claim, fill, listIn, roleIn } from './writer';

/** Ranks of degrees, the highest first. */
export const ranks = ['doctor', 'master', 'mba', 'bachelor'] as const;

const isBelowCampus = ({ passages }: Entry): boolean => passages.some(({ text }) => says(text, 'below-campus') || says(text, 'secondary'));

const isPast = /\b(?:did|has|have|had|graduated|finished|completed|hat|haben|a obtenu|obtuvo|se graduo|termino)\b/u;

/** "(A-)", ": 1,3". */
const gradeBehind = /[(:–-]\s?(?:\d|[A-F][+-]?(?![\p{L}]))/u;

/** Whether a course is of a thing, or is called so: "Algorithms Analysis" of algorithms. */
const isCalledSo = (term: Term, passage: Passage): boolean =>
  matchTerm(term, passage) >= surely || term.tokens.every(({ folded }) => passage.folded.has(folded));

/** Degrees, schools, grades, courses and theses. */
export const answerEducation: Answerer = (ask) => {
  const { subject, writer, piece } = ask;
  const schools = piece.mentions.filter(({ entry, by }) => entry.kind === 'education' && by === 'organisation').map(({ entry }) => entry);
  const rank = ranks.find((one) => piece.terms.some(({ concepts }) => concepts.includes(one)));
  if (
    !asks(ask, 'education', 'grade', 'courses') &&
    !(schools.length > 0 && asks(ask, 'completion', 'when', 'about', 'yes-no')) &&
    !(rank && asks(ask, 'completion')) &&
    !(piece.isFollowUp && asks(ask, 'about', 'completion') && piece.focus.every(({ kind }) => kind === 'education'))
  )
    return null;
  // "When did she work at the school?" of one where she studied too.
  if (asks(ask, 'jobs') && !asks(ask, 'education') && worked(ask).length > 0) return null;
  if (asks(ask, 'awards') && !asks(ask, 'education') && schools.length === 0 && entriesOf(subject, 'award').length > 0) return null;
  const rankWord = piece.terms.find(({ concepts }) => rank && concepts.includes(rank))?.text ?? '';
  const all =
    schools.length > 0 ? schools : piece.isFollowUp && piece.focus.some(({ kind }) => kind === 'education') ? piece.focus : entriesOf(subject, 'education');
  const isOfRank = ({ passages }: Entry) =>
    rank === undefined || passages.some(({ concepts, field }) => concepts.has(rank) && (field === 'degree' || field === 'area'));
  const degrees = all.filter(isOfRank);
  const terms = required(ask).filter(({ concepts }) => !concepts.some((one) => one === rank || one === 'thesis' || one === 'school' || one === 'campus'));
  const found = degrees.filter((entry) => terms.every((term) => hasThing(entry, term)));
  if (says(piece.text.folded, 'secondary') && schools.length === 0 && !all.some(isBelowCampus))
    return absent(
      [claim('absent', fill(writer, 'absentThat')), ...all.slice(0, 2).map((entry) => ({ ...entryClaim(writer, entry), kind: 'nearby' as const }))],
      {
        topic: piece.text.raw,
        kind: 'education',
      },
    );
  const isCampus = piece.terms.some(({ concepts }) => concepts.includes('higher-education')) && !asks(ask, 'courses', 'grade');
  const [highest] = all;
  if (isCampus && !rank && highest && schools.length === 0 && all.every(isBelowCampus))
    return answered([periodClaim(writer, 'notThat', highest, 'correction')]);
  // "Her doctorate at X?" of a doctorate elsewhere.
  const elsewhere = rank && degrees.length === 0 && schools.length > 0 ? entriesOf(subject, 'education').find(isOfRank) : undefined;
  if (elsewhere) return answered([periodClaim(writer, 'notThat', elsewhere, 'correction')]);
  if (found.length === 0) {
    const thing = rank && degrees.length === 0 ? rankWord : terms.length > 0 ? nameOf(ask, terms) : rankWord || fill(writer, 'kindEducation');
    if (terms.length > 0 && !asks(ask, 'education') && schools.length === 0) return null;
    // "How many school districts use it?" asks for no degree.
    if (terms.length > 0 && asks(ask, 'how-many') && nowhere(terms, subject).length === 0) return null;
    const schoolsListed = entriesOf(subject, 'education');
    const list = listIn(
      writer,
      schoolsListed.slice(0, 3).map((entry) => roleIn(writer, entry)),
    );
    const text = list ? fill(writer, 'absentSchool', { thing, list }) : fill(writer, 'absent', { thing });
    return absent([claim('absent', text, schoolsListed.slice(0, 3).flatMap(citeHeading))], { topic: thing, kind: 'education' });
  }
  if (asks(ask, 'grade') && asks(ask, 'courses')) {
    const [grade, courses] = [detail(ask, found, 'grade', 'thingGrade'), detail(ask, found, 'courses', 'thingCourses')];
    return { ...courses, claims: [...grade.claims, ...courses.claims], outcome: grade.outcome === 'absent' ? courses.outcome : grade.outcome };
  }
  const ofCourse = found.flatMap((entry) =>
    entry.passages
      .filter((passage) => passage.field === 'courses' && terms.length > 0 && terms.every((term) => isCalledSo(term, passage)))
      .map((passage) => ({ entry, passage })),
  );
  // The grade of a degree is not that of one of its courses.
  if (asks(ask, 'grade') && ofCourse.length > 0) {
    const courses = ofCourse.map(({ entry, passage }) => quoteClaim(writer, passage, entry, terms));
    const thing = fill(writer, 'thingGrade');
    return ofCourse.some(({ passage }) => gradeBehind.test(passage.text))
      ? answered(courses)
      : absent([claim('absent', fill(writer, 'absent', { thing })), ...courses], { topic: thing, kind: 'education' });
  }
  if (asks(ask, 'grade')) return detail(ask, found, 'grade', 'thingGrade');
  if (asks(ask, 'courses') && (schools.length === 0 || found.some(({ passages }) => passages.some(({ field }) => field === 'courses'))))
    return detail(ask, found, 'courses', 'thingCourses');
  const open = found.flatMap((entry) => entry.passages.filter(({ text }) => says(text, 'unfinished')).map((passage) => ({ entry, passage })))[0];
  if (open && (schools.length > 0 || found.length === 1) && asks(ask, 'completion', 'when', 'yes-no'))
    return answered([
      claim('correction', fill(writer, 'notCompleted', { role: roleIn(writer, open.entry), quote: open.passage.text }), [
        ...citeHeading(open.entry),
        { itemId: open.entry.id, field: open.passage.field, entry: open.passage.entry, quote: open.passage.text },
      ]),
    ]);
  const [only] = found;
  // "When did she graduate?" of a degree that ends later.
  if (only && asks(ask, 'completion') && isPast.test(piece.text.folded) && found.every(({ dates }) => dates.end > subject.asOf.slice(0, 7)))
    return answered([periodClaim(writer, 'notThat', only, 'correction')]);
  // "Still at school?" of one who has left it.
  if (only && asks(ask, 'current') && asksYes(ask) && found.every(({ to, dates }) => dates.end !== '' && to !== null && to <= subject.now))
    return answered([periodClaim(writer, 'notAnyMore', only, 'correction')]);
  const year = monthNamed(piece.text)?.year;
  if (
    year &&
    only &&
    asks(ask, 'yes-no') &&
    !found.some(({ dates }) => dates.end.startsWith(String(year)) || (!asks(ask, 'completion') && dates.start.startsWith(String(year))))
  )
    return answered([periodClaim(writer, 'otherDate', only, 'correction', { thing: String(year) })]);
  if (asks(ask, 'when') && only && found.every(({ dates }) => !dates.start && !dates.end))
    return absent([claim('absent', fill(writer, 'noDate', { role: roleIn(writer, only) }), citeHeading(only))], {
      topic: roleIn(writer, only),
      kind: 'education',
    });
  const dated =
    asks(ask, 'completion', 'when', 'latest') && !asks(ask, 'oldest') && found.length > 1 && !rank && schools.length === 0 ? found.slice(0, 1) : found;
  const thesis = piece.terms.some(({ concepts }) => concepts.includes('thesis')) || asks(ask, 'about');
  const told = thesis
    ? dated.flatMap((entry) => entry.passages.filter(({ concepts, field }) => concepts.has('thesis') || field === 'summary')).slice(0, rank ? 1 : 2)
    : [];
  if (piece.terms.some(({ concepts }) => concepts.includes('thesis')) && told.length === 0) return null;
  const areas = (entry: Entry) => entry.passages.filter(({ field }) => field === 'area').map((passage) => quoteClaim(writer, passage, null));
  const lines = dated
    .slice(0, 4)
    .flatMap((entry, place) => [
      withArea(
        ask,
        entry,
        asks(ask, 'yes-no') && asksYes(ask) && place === 0 && (rank !== undefined || schools.length > 0 || terms.length > 0 || asks(ask, 'completion')),
      ),
    ]);
  return answered(
    [
      ...told.map((passage) => quoteClaim(writer, passage, subject.entryOf.get(passage.itemId) ?? null)),
      ...(told.length > 0 && !asks(ask, 'when') ? [] : lines),
    ],
    dated.flatMap(areas),
  );
};

function withArea({ writer }: Ask, entry: Entry, isYes: boolean) {
  const area = entry.passages.find(({ field }) => field === 'area');
  const line = entryClaim(
    writer,
    area && !entry.title.includes(area.text) ? { ...entry, title: [entry.title, area.text].filter(Boolean).join(', ') } : entry,
    isYes,
  );
  const base = entryClaim(writer, entry);
  return { ...line, citations: [...base.citations, ...(area ? [{ itemId: entry.id, field: 'area', entry: area.entry, quote: area.text }] : [])] };
}

function detail(ask: Ask, entries: readonly Entry[], field: string, thing: FrameName): Reply {
  const { writer } = ask;
  const found = entries.flatMap((entry) => entry.passages.filter((passage) => passage.field === field).map((passage) => ({ entry, passage })));
  if (found.length === 0) {
    const name = fill(writer, thing);
    return absent([claim('absent', fill(writer, 'absent', { thing: name }))], { topic: name, kind: 'education' });
  }
  return answered(found.slice(0, 6).map(({ entry, passage }) => quoteClaim(writer, passage, entry)));
}
