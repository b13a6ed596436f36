import type { ItemKind } from '@folia/contracts/item/fields';
import { skillNamed } from '@folia/skills/find-skills';
import type { Skill } from '@folia/skills/skill';
import { skillStrength } from '@folia/skills/skill-strength';
import { entriesOf } from '../compute/careers';
import { matchTerm } from '../find/match-term';
import type { FrameName } from '../frames/frames';
import type { Entry } from '../read/subject';
import type { Intent } from '../understand/classes';
import { monthNamed } from '../understand/dates';
import type { Term } from '../understand/terms';
import { says } from '../understand/word-finders';
import { entryClaim, periodClaim, quoteClaim } from './quotes';
import { type Answerer, type Ask, absent, answered, asks, asksYes, declined, type Reply, required } from './reply';
import { citeHeading, claim, fill, listIn, roleIn } from './writer';

type Section = { intent: Intent; kinds: readonly ItemKind[]; none: FrameName };

const sections: readonly Section[] = [
  { intent: 'certificates', kinds: ['certification'], none: 'kindCertification' },
  { intent: 'publications', kinds: ['publication'], none: 'kindPublication' },
  { intent: 'talks', kinds: ['talk'], none: 'kindTalk' },
  { intent: 'awards', kinds: ['award', 'achievement'], none: 'kindAward' },
  { intent: 'patents', kinds: ['patent'], none: 'kindPatent' },
  { intent: 'volunteering', kinds: ['volunteering'], none: 'kindVolunteering' },
  { intent: 'projects', kinds: ['project'], none: 'kindProject' },
];

const enough = 0.6;

/** A paper in a field: the field's own, or one whose holder knows it. */
const isOfField = (paper: Skill, field: Skill): boolean =>
  skillStrength(paper, field) > 0.3 || (paper.area === field.area && field.area !== 'computing' && field.kind !== 'credential');

/** How far an entry has a thing: in any of its sentences, or because it is a paper in that field. */
const hasThing = (entry: Entry, term: Term): boolean =>
  entry.passages.some(
    (passage) =>
      matchTerm(term, passage) >= enough ||
      (entry.kind === 'certification' && term.skill !== null && passage.skills.some(({ skill }) => isOfField(skill, term.skill as Skill))),
  );

const amount = (entry: Entry): number =>
  Math.max(
    0,
    ...entry.passages.map(({ text }) => Math.max(0, ...[...text.matchAll(/\d[\d.,]*/g)].map(([figure]) => Number(figure.replace(/[.,](?=\d{3})/g, ''))))),
  );

/** Meanings of the words that only name the section. */
const ofSection: ReadonlySet<string> = new Set(['award', 'publish', 'speaker', 'train', 'plan', 'lead', 'test']);

/** Those of the year or the decade that the question names; null when it names none. */
function inYears({ piece }: Ask, entries: readonly Entry[]): Entry[] | null {
  const decade = piece.text.tokens.map(({ folded }) => /^((?:19|20)\d)0s$/.exec(folded)?.[1]).find((one) => one !== undefined);
  const year = monthNamed(piece.text)?.year;
  if (!decade && !year) return null;
  return entries.filter(({ dates }) => [dates.start, dates.end].some((date) => (decade ? date.startsWith(decade) : date.startsWith(String(year)))));
}

/** Of many entries those that the question is about: by the things it names, by their date or size. */
function chosen(ask: Ask, entries: readonly Entry[], terms: readonly Term[]): Entry[] {
  const dated = inYears(ask, entries);
  if (dated) return dated;
  const fitting = terms.length === 0 ? [...entries] : entries.filter((entry) => terms.every((term) => hasThing(entry, term)));
  const found = fitting.length > 0 || terms.length < 2 ? fitting : entries.filter((entry) => terms.some((term) => hasThing(entry, term)));
  const optional = ask.piece.terms.filter(({ isRequired, concepts }) => !isRequired && concepts.some((one) => !ofSection.has(one)));
  const narrowed = optional.length > 0 ? found.filter((entry) => optional.some((term) => hasThing(entry, term))) : [];
  const kept = narrowed.length > 0 ? narrowed : found;
  if (asks(ask, 'largest') && kept.length > 1 && kept.some((entry) => amount(entry) > 0))
    return [kept.reduce((most, entry) => (amount(entry) > amount(most) ? entry : most))];
  if (asks(ask, 'latest') && kept.length > 1) return kept.slice(0, 1);
  if (asks(ask, 'oldest') && kept.length > 1) return kept.slice(-1);
  return kept;
}

/** A few entries in lines, many in one list. */
export function listEntries(ask: Ask, entries: readonly Entry[], isYes = false): Reply {
  const { writer } = ask;
  const few = 5;
  if (asks(ask, 'how-many') && entries.length > 1) {
    const list = listIn(
      writer,
      entries.slice(0, 8).map(({ title, organisation }) => title || organisation),
    );
    return answered([claim('computed', fill(writer, 'countOf', { count: String(entries.length), list }), entries.flatMap(citeHeading))]);
  }
  if (entries.length <= few) {
    const lines =
      entries.length <= 2 ? entries.flatMap((entry) => entry.passages.filter(({ isTold, field }) => isTold && field !== entry.titleField).slice(0, 1)) : [];
    return answered([
      ...entries.map((entry, place) => entryClaim(writer, entry, isYes && place === 0)),
      ...lines.map((passage) => quoteClaim(writer, passage, null)),
    ]);
  }
  const names = entries.slice(0, 9).map(({ title, organisation }) => title || organisation);
  return answered(
    [claim('fact', fill(writer, 'listOf', { list: listIn(writer, names) }), entries.slice(0, 9).flatMap(citeHeading))],
    entries.map((entry) => entryClaim(writer, entry)),
  );
}

/** Certificates, publications, talks, awards, patents, volunteering, projects. */
export const answerSections: Answerer = (ask) => {
  const { subject, writer } = ask;
  const section = sections.find(({ intent }) => asks(ask, intent));
  if (!section || (section.intent === 'projects' && asks(ask, 'leadership', 'how-many') && required(ask).length > 0)) return null;
  const named = ask.piece.mentions.filter(({ entry, by }) => by === 'organisation' && !section.kinds.includes(entry.kind));
  if (named.length > 0) return null;
  const own = [...new Set(ask.piece.mentions.filter(({ entry, share }) => section.kinds.includes(entry.kind) && share >= 0.99).map(({ entry }) => entry))];
  const entries = entriesOf(subject, ...section.kinds);
  const terms = required(ask);
  const found = own.length > 0 && terms.length === 0 ? own : chosen(ask, entries, terms);
  if (found.length > 0) return listEntries(ask, found, asks(ask, 'yes-no') && asksYes(ask));
  if (terms.length > 0) return entries.length > 0 && section.intent !== 'projects' ? notAmong(ask, entries, terms) : null;
  if (section.intent === 'projects' || section.intent === 'publications') return entries.length === 0 && !asks(ask, 'jobs') ? none(ask, section) : null;
  return none(ask, section);
};

/** None of the entries is of the sort that was asked for; what there is instead. */
function notAmong(ask: Ask, entries: readonly Entry[], terms: readonly Term[]): Reply {
  const { writer } = ask;
  const thing = listIn(
    writer,
    terms.map(({ text }) => text),
  );
  const shown = entries.slice(0, 5);
  const list = listIn(
    writer,
    shown.map(({ title }) => title),
  );
  return absent([claim('absent', fill(writer, 'absent', { thing })), claim('nearby', fill(writer, 'nearby', { text: list }), shown.flatMap(citeHeading))], {
    topic: thing,
    kind: entries[0]?.kind ?? null,
  });
}

function none(ask: Ask, { none: frame, kinds }: Section): Reply {
  const thing = fill(ask.writer, frame);
  return absent([claim('absent', fill(ask.writer, 'absentKind', { thing }))], { topic: thing, kind: kinds[0] ?? null });
}

/** "Is she Polish?" asks where she is from, not what she speaks. */
const isNation = /^(?:so |and )?(?:is|are|was)\s+\S+\s+(?:an?\s+)?\p{L}+$|^ist\s+\S+\s+\p{L}+$/u;

/** Languages that are spoken, and how well. */
export const answerLanguages: Answerer = (ask) => {
  const { subject, writer, piece } = ask;
  const isCode = piece.intents.has('skills') && !piece.terms.some(({ skill }) => skill?.kind === 'language');
  const asked = piece.terms.filter(({ skill }) => skill?.kind === 'language');
  if (asked.length > 0 && !asks(ask, 'languages') && isNation.test(piece.text.folded.replace(/[?!.\s]+$/, '')))
    return declined([claim('declined', fill(writer, 'private'))]);
  if (isCode || (!asks(ask, 'languages') && asked.length === 0)) return null;
  const entries = entriesOf(subject, 'language');
  if (asked.length === 0) {
    if (required(ask).length > 0) return null;
    if (entries.length === 0)
      return absent([claim('absent', fill(writer, 'absentKind', { thing: fill(writer, 'kindLanguage') }))], {
        topic: fill(writer, 'kindLanguage'),
        kind: 'language',
      });
    return answered([claim('fact', fill(writer, 'listOf', { list: listIn(writer, entries.map(described)) }), entries.flatMap(cited))]);
  }
  if (required(ask).some(({ skill }) => skill?.kind !== 'language')) return null;
  const found = entries.filter(({ title }) => asked.some(({ skill }) => skillNamed(title)?.id === skill?.id));
  const lost = asked.filter(({ skill }) => !found.some(({ title }) => skillNamed(title)?.id === skill?.id));
  const told = lost.flatMap((term) => subject.passages.filter(({ isTold, skills }) => isTold && skills.some(({ skill }) => skill === term.skill))).slice(0, 1);
  const claims = [
    ...(found.length > 0
      ? [
          claim(
            'fact',
            `${asks(ask, 'yes-no') || piece.text.tokens.length < 4 ? `${writer.frames.yes.replace('.', ':')} ` : ''}${fill(writer, 'listOf', { list: listIn(writer, found.map(described)) })}`,
            found.flatMap(cited),
          ),
        ]
      : []),
    ...told.map((passage) => quoteClaim(writer, passage, subject.entryOf.get(passage.itemId) ?? null, lost)),
  ];
  if (told.length === 0 && lost.length > 0) {
    const thing = listIn(
      writer,
      lost.map(({ text }) => text),
    );
    const text =
      entries.length > 0
        ? fill(writer, 'absentLanguage', {
            thing,
            list: listIn(
              writer,
              entries.map(({ title }) => title),
            ),
          })
        : fill(writer, 'absent', { thing });
    const gap = claim('absent', text, entries.flatMap(citeHeading));
    return found.length > 0 ? answered([...claims, gap]) : absent([gap], { topic: thing, kind: 'language' });
  }
  return answered(claims);
};

const levelOf = (entry: Entry) => entry.passages.find(({ field }) => field === 'level');
const described = (entry: Entry) => (levelOf(entry) ? `${entry.title} (${levelOf(entry)?.text})` : entry.title);
const cited = (entry: Entry) => [
  ...citeHeading(entry),
  ...(levelOf(entry) ? [{ itemId: entry.id, field: 'level', entry: null, quote: levelOf(entry)?.text ?? '' }] : []),
];

const ranks = ['doctor', 'master', 'mba', 'bachelor'] as const;

/** Degrees, schools, grades, courses and theses. */
export const answerEducation: Answerer = (ask) => {
  const { subject, writer, piece } = ask;
  const schools = piece.mentions.filter(({ entry, by }) => entry.kind === 'education' && by === 'organisation').map(({ entry }) => entry);
  if (
    !asks(ask, 'education', 'grade', 'courses') &&
    !(schools.length > 0 && asks(ask, 'completion', 'when', 'about', 'yes-no')) &&
    !(piece.isFollowUp && asks(ask, 'about') && piece.focus.every(({ kind }) => kind === 'education'))
  )
    return null;
  const rank = ranks.find((one) => piece.terms.some(({ concepts }) => concepts.includes(one)));
  const rankWord = piece.terms.find(({ concepts }) => rank && concepts.includes(rank))?.text ?? '';
  const all =
    schools.length > 0 ? schools : piece.isFollowUp && piece.focus.some(({ kind }) => kind === 'education') ? piece.focus : entriesOf(subject, 'education');
  const degrees = rank
    ? all.filter(({ passages }) => passages.some(({ concepts, field }) => concepts.has(rank) && (field === 'degree' || field === 'area')))
    : all;
  const terms = required(ask).filter(({ concepts }) => !concepts.some((one) => one === rank || one === 'thesis' || one === 'school' || one === 'campus'));
  const found = degrees.filter((entry) => terms.every((term) => hasThing(entry, term)));
  if (found.length === 0) {
    const thing =
      rank && degrees.length === 0
        ? rankWord
        : terms.length > 0
          ? piece.text.raw.slice(terms[0]?.tokens[0]?.start, terms.at(-1)?.tokens.at(-1)?.end)
          : rankWord || fill(writer, 'kindEducation');
    if (terms.length > 0 && !asks(ask, 'education') && schools.length === 0) return null;
    const schoolsListed = entriesOf(subject, 'education');
    const list = listIn(
      writer,
      schoolsListed.slice(0, 3).map((entry) => roleIn(writer, entry)),
    );
    const text = list ? fill(writer, 'absentSchool', { thing, list }) : fill(writer, 'absent', { thing });
    return absent([claim('absent', text, schoolsListed.slice(0, 3).flatMap(citeHeading))], { topic: thing, kind: 'education' });
  }
  if (asks(ask, 'grade')) return detail(ask, found, 'grade', 'thingGrade');
  if (asks(ask, 'courses')) return detail(ask, found, 'courses', 'thingCourses');
  const open = found.flatMap((entry) => entry.passages.filter(({ text }) => says(text, 'unfinished')).map((passage) => ({ entry, passage })))[0];
  if (open && (schools.length > 0 || found.length === 1) && asks(ask, 'completion', 'when', 'yes-no'))
    return answered([
      claim('correction', fill(writer, 'notCompleted', { role: roleIn(writer, open.entry), quote: open.passage.text }), [
        ...citeHeading(open.entry),
        { itemId: open.entry.id, field: open.passage.field, entry: open.passage.entry, quote: open.passage.text },
      ]),
    ]);
  const [only] = found;
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
  const lines = dated.slice(0, 4).flatMap((entry, place) => [withArea(ask, entry, asks(ask, 'yes-no') && asksYes(ask) && place === 0)]);
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
    const frame = writer.language === 'en' && field === 'grade' ? 'absent' : 'absent';
    return absent([claim('absent', fill(writer, frame, { thing: name }))], { topic: name, kind: 'education' });
  }
  return answered(found.slice(0, 6).map(({ entry, passage }) => quoteClaim(writer, passage, entry)));
}
