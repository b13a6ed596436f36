import type { ItemKind } from '@folia/contracts/item/fields';
import { entriesOf } from '../compute/careers';
import { hasFigure } from '../find/amounts';
import { hasThing } from '../find/has-thing';
import { isLesserTitle } from '../find/lesser-title';
import { matchTerm, surely } from '../find/match-term';
import { nowhere } from '../find/search';
import type { FrameName } from '../frames/frames';
import type { Entry } from '../read/subject';
import type { Intent } from '../understand/classes';
import { monthNamed } from '../understand/dates';
import type { Mention } from '../understand/mentions';
import type { Term } from '../understand/terms';
import { entryClaim, listClaim, periodClaim, quoteClaim } from './quotes';
import { type Answerer, type Ask, absent, answered, asks, asksYes, lacks, type Reply, required } from './reply';
import { nameOf } from './say-absent';
import { citeHeading, claim, fill, listIn } from './writer';

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

const amount = (entry: Entry): number =>
  Math.max(
    0,
    ...entry.passages.map(({ text }) => Math.max(0, ...[...text.matchAll(/\d[\d.,]*/g)].map(([figure]) => Number(figure.replace(/[.,](?=\d{3})/g, ''))))),
  );

/** Meanings of the words that only name the section. */
const ofSection: ReadonlySet<string> = new Set(['award', 'publish', 'speaker', 'train', 'plan', 'lead', 'test', 'volunteer*']);

/** Those of the year or the decade that the question names; null when it names none. */
function inYears({ piece }: Ask, entries: readonly Entry[]): Entry[] | null {
  const decade = piece.text.tokens.map(({ folded }) => /^((?:19|20)\d)0s$/.exec(folded)?.[1]).find((one) => one !== undefined);
  const year = monthNamed(piece.text)?.year;
  if (!decade && !year) return null;
  return entries.filter(({ dates }) => [dates.start, dates.end].some((date) => (decade ? date.startsWith(decade) : date.startsWith(String(year)))));
}

/** Of many entries those that the question is about: by the things it names, by their date or size. */
function chosen(ask: Ask, entries: readonly Entry[], terms: readonly Term[]): Entry[] {
  const fitting = terms.length === 0 ? [...entries] : entries.filter((entry) => terms.every((term) => hasThing(entry, term)));
  const dated = inYears(ask, entries);
  const both = dated?.filter((entry) => terms.length === 0 || fitting.includes(entry)) ?? [];
  if (dated && (both.length > 0 || fitting.length === 0 || terms.length === 0)) return both.length > 0 ? both : dated;
  // A paper that is called so comes before one of the same field.
  const direct = fitting.filter(({ passages }) => terms.every((term) => passages.some((passage) => matchTerm(term, passage) >= surely)));
  if (direct.length > 0 && direct.length < fitting.length && asks(ask, 'certificates')) return direct;
  const found =
    fitting.length > 0 || terms.length < 2 || nowhere(terms, ask.subject).length > 0
      ? fitting
      : entries.filter((entry) => terms.some((term) => hasThing(entry, term)));
  const optional = ask.piece.terms.filter(({ isRequired, concepts }) => !isRequired && concepts.some((one) => !ofSection.has(one)));
  const narrowed = optional.length > 0 ? found.filter((entry) => optional.some((term) => hasThing(entry, term))) : [];
  const kept = narrowed.length > 0 ? narrowed : found;
  if (asks(ask, 'largest') && kept.length > 1 && kept.some((entry) => amount(entry) > 0))
    return [kept.reduce((most, entry) => (amount(entry) > amount(most) ? entry : most))];
  if (asks(ask, 'latest') && kept.length > 1) return kept.slice(0, 1);
  if (asks(ask, 'oldest') && kept.length > 1) return kept.slice(-1);
  return kept;
}

const mostListed = 9;

const isHowMuch = /\bhow much\b|\bwie ?viel(?!e)|\bcuanto\b/u;

/** A few entries in lines, many in one list. */
function listEntries(ask: Ask, entries: readonly Entry[], isYes = false): Reply {
  const { writer } = ask;
  const few = 5;
  if (asks(ask, 'how-many') && !isHowMuch.test(ask.piece.text.folded) && entries.length > 0) {
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
  return answered(
    [listClaim(writer, entries.slice(0, mostListed))],
    entries.map((entry) => entryClaim(writer, entry)),
  );
}

/** Certificates, publications, talks, awards, patents, volunteering, projects. */
export const answerSections: Answerer = (ask) => {
  const { subject } = ask;
  const section = sections.find(({ intent }) => asks(ask, intent));
  if (!section || (section.intent === 'projects' && asks(ask, 'leadership', 'how-many') && required(ask).length > 0)) return null;
  const isOfTools = section.intent === 'projects' && asks(ask, 'skills');
  if (isOfTools && (required(ask).length === 0 || ask.piece.mentions.some(({ entry }) => entry.kind === 'project'))) return null;
  // "How many clubs use Tide Race?" asks about a project, and for no club that somebody was in.
  const isOther = ({ by, share }: Mention) => by === 'organisation' || (section.intent === 'volunteering' && share >= 0.99);
  const named = ask.piece.mentions.filter((mention) => isOther(mention) && !section.kinds.includes(mention.entry.kind));
  if (named.length > 0) return null;
  const own = [...new Set(ask.piece.mentions.filter(({ entry, share }) => section.kinds.includes(entry.kind) && share >= 0.99).map(({ entry }) => entry))];
  const entries = entriesOf(subject, ...section.kinds);
  const terms = required(ask);
  const near = [...new Set(ask.piece.mentions.filter(({ entry, by }) => section.kinds.includes(entry.kind) && by === 'title').map(({ entry }) => entry))];
  const isYes = asks(ask, 'yes-no') && asksYes(ask);
  const [lesser] = near.filter(({ title }) => isLesserTitle(title, ask.piece.text.folded));
  if (isYes && terms.length === 0 && lesser && near.length === 1) return answered([periodClaim(ask.writer, 'notThat', lesser, 'correction')]);
  const found = own.length > 0 && terms.length === 0 ? own : near.length > 0 && terms.length === 0 ? near : chosen(ask, entries, terms);
  if (isYes && terms.length > 0 && found.length > 0 && found.every(({ title }) => isLesserTitle(title, ask.piece.text.folded)))
    return notAmong(ask, found, terms);
  const [only] = near;
  const year = monthNamed(ask.piece.text)?.year;
  if (only && near.length === 1 && year && only.dates.end && !`${only.dates.start} ${only.dates.end}`.includes(String(year)))
    return answered([periodClaim(ask.writer, 'otherDate', only, 'correction', { thing: String(year) })]);
  if (found.length > 0) return listEntries(ask, found, isYes);
  if (terms.length > 0) return entries.length > 0 && section.intent !== 'projects' && isNowhere(ask, terms) ? notAmong(ask, entries, terms) : null;
  if (section.intent === 'projects' || section.intent === 'publications')
    return entries.length === 0 && !asks(ask, 'jobs') ? (countTold(ask) ?? none(ask, section)) : null;
  return countTold(ask) ?? (entries.length > 0 ? ofOtherYears(ask, entries) : none(ask, section));
};

/** "How many projects at once?" of somebody who lists none, and tells of six. */
function countTold(ask: Ask): Reply | null {
  const { piece, subject, writer } = ask;
  const things = piece.terms.filter(({ concepts, isRequired }) => !isRequired && concepts.length > 0);
  const told = asks(ask, 'how-many')
    ? subject.passages.find((passage) => passage.isTold && hasFigure(passage.text) && things.some((term) => matchTerm(term, passage) >= 0.6))
    : undefined;
  return told ? answered([quoteClaim(writer, told, subject.entryOf.get(told.itemId) ?? null, things)]) : null;
}

/** What another entry tells of may not be said to be absent. */
const isNowhere = ({ subject }: Ask, terms: readonly Term[]): boolean =>
  nowhere(
    terms.map((term) => ({ ...term, skill: null, concepts: [] })),
    subject,
  ).length > 0;

/** None of the entries is of the sort that was asked for; what there is instead. */
function notAmong(ask: Ask, entries: readonly Entry[], terms: readonly Term[]): Reply {
  const { writer } = ask;
  // What some of them have is not said to be missing: those are near.
  const lost = terms.filter((term) => !entries.some((entry) => hasThing(entry, term)));
  const isPart = lost.length > 0 && lost.length < terms.length;
  const near = isPart ? entries.filter((entry) => terms.some((term) => hasThing(entry, term))) : entries;
  const thing = nameOf(ask, isPart ? lost : terms);
  return absent([claim('absent', fill(writer, 'absent', { thing })), listClaim(writer, near.slice(0, 5), 'nearby', 'nearby')], {
    topic: thing,
    kind: entries[0]?.kind ?? null,
  });
}

/** "Certified in 2020?" of somebody certified in 2016. */
const ofOtherYears = ({ piece, writer }: Ask, entries: readonly Entry[]): Reply =>
  absent([claim('absent', fill(writer, 'absentThat')), listClaim(writer, entries.slice(0, 5), 'nearby', 'nearby')], { topic: piece.text.raw, kind: null });

function none(ask: Ask, { none: frame, kinds }: Section): Reply {
  return lacks(ask.writer, frame, kinds[0] ?? null, 'absentKind');
}
