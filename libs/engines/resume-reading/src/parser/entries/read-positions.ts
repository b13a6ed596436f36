import type { ItemKind } from '@folia/contracts/item/fields';
import { kindsInDocuments } from '@folia/contracts/item/kinds';
import type { FoundEntry } from '@folia/contracts/resume-import/shapes';
import type { TextLine } from '../../document/text-line';
import { EntryBuilder, type ReadContext } from '../entry-builder';
import { findDates } from '../values/find-dates';
import { isTown } from '../values/find-place';
import { assignRoles, type PositionRoles } from './assign-roles';
import { endsWithLegalForm, isDepartment, isLegalForm } from './employer-words';
import { addLabelledLine } from './labelled-line';
import { isPlaceBesideDate, isPlaceBesideEmployer, isSentence, positionChunks } from './position-chunks';
import { type EntryHeader, edges, readEntryHeaders } from './read-entry-headers';
import { titleScore } from './role-words';
import { sectionUnits, type Unit } from './section-units';
import { type EntryUnits, splitEntries } from './split-entries';

type Position = PositionRoles & { head: EntryHeader; body: Unit[]; inherited: boolean };

const contains = (outer: EntryHeader, inner: EntryHeader) => {
  const [a, b] = [outer.date, inner.date];
  if (!a?.isRange || !b) return !a;
  return a.start.slice(0, 4) <= b.start.slice(0, 4) && (a.current || a.end.slice(0, 4) >= (b.end || b.start).slice(0, 4));
};

/** A period above further periods inside it, without any position word or text of its own: the employer of what follows. */
function headsGroup(job: Position, next: Position | undefined): boolean {
  if (job.employer || !job.position || job.body.length > 0 || !next?.position || next.employer || !job.head.date?.isRange || !next.head.date) return false;
  return titleScore(job.position.passage.text) <= 0 && titleScore(next.position.passage.text) > 0 && contains(job.head, next.head);
}

/** "United States Army, Fort Cavazos" with a period that contains the period of the one text below it: employer and town of what follows. */
function headsTitles(job: Position, next: Position | undefined): boolean {
  const { position, employer, head, body } = job;
  const below = next?.position ?? next?.employer;
  if (!position || !employer || body.length > 0 || !head.date?.isRange || !next?.head.date?.isRange || !below || (next.position && next.employer)) return false;
  const isTitle = (text: string) => titleScore(text) > 0;
  return !isTitle(position.passage.text) && !isTitle(employer.passage.text) && titleScore(below.passage.text) >= 0 && contains(head, next.head);
}

/** "Obras Arga, Madrid" below a title that has no other employer: only what comes after the comma is a town. */
function employerBeforeTown(job: Position): void {
  const { place } = job.head;
  const comma = place?.text.indexOf(', ') ?? -1;
  if (!place || job.employer || !job.position || comma < 3 || place.text.split(', ').length > 2) return;
  const [first, piece] = [place.slice(0, comma), place.pieces[0]];
  // No town has four words, and none is an institute.
  const isName = first.text.split(' ').length >= 4 || titleScore(first.text) < 0;
  const isTowns = isTown(first.text) || !(isName || isTown(place.text.slice(comma + 2))) || place.text.slice(comma + 2).length < 4;
  if (isTowns || !piece || place === job.position.passage) return;
  job.employer = { passage: first, line: job.position.line + 1, cell: 0, style: '' };
  job.head.place = place.slice(comma + 2);
}

/** Gives positions without an employer the one above them: same look as the position above, or a parent line without a text of its own. */
function inherit(positions: Position[]): Position[] {
  let parent: Position | undefined;
  const kept: Position[] = [];
  positions.forEach((job, index) => {
    const next = positions[index + 1];
    if (headsGroup(job, next)) Object.assign(job, { employer: job.position, position: null });
    if (headsTitles(job, next)) {
      const [first, second] = [job.position, job.employer].sort((a, b) => (a?.passage.pieces[0]?.from ?? 0) - (b?.passage.pieces[0]?.from ?? 0));
      Object.assign(job, { employer: first, position: null, head: { ...job.head, place: job.head.place ?? second?.passage ?? null } });
    }
    const isParent = job.employer && !job.position && job.body.length === 0 && next?.position && !next.employer && contains(job.head, next.head);
    if (isParent) {
      parent = job;
      return;
    }
    // Text alone under an employer is a title, whatever its words.
    const isBelow =
      parent && !parent.position && !job.position && job.employer && titleScore(job.employer.passage.text) >= 0 && contains(parent.head, job.head);
    if (isBelow) Object.assign(job, { position: job.employer, employer: null });
    if (job.employer) {
      parent = job.position ? job : undefined;
    } else if (job.position && parent?.employer) {
      const looksAlike =
        !parent.position ||
        (parent.position.style === job.position.style && (parent.employer.style !== job.position.style || titleScore(job.position.passage.text) > 0.5));
      if (looksAlike) Object.assign(job, { employer: parent.employer, inherited: true, head: { ...job.head, place: job.head.place ?? parent.head.place } });
    }
    kept.push(job);
  });
  return kept;
}

const townAlone = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;

/** A town on a line of its own, if all other positions name their town or have such a line too. */
function withLoneTowns(positions: Position[]): void {
  const lone = (job: Position) => {
    const [only, ...others] = job.rest;
    return only && others.length === 0 && townAlone.test(only.passage.text.replace(/\.$/, '')) && titleScore(only.passage.text) === 0 ? only : undefined;
  };
  if (positions.length < 2 || !positions.every((job) => job.head.place || lone(job))) return;
  for (const job of positions) {
    if (job.head.place) continue;
    job.head.place = lone(job)?.passage.trim('.') ?? null;
    job.rest = [];
  }
}

/**
 * "Grieg Group AS, Bergen": a town that is on no list, recognized by the legal form before it, the person's own town or the towns after the other employers.
 */
function withTowns(positions: Position[], home: string): Position[] {
  withLoneTowns(positions);
  const townBehind = /^(.{2,80}),\s(\p{Lu}[\p{L}.'’ -]{1,30})$/u;
  const namesTown = (job: Position) => job.head.place !== null || townBehind.test(job.employer?.passage.text ?? '');
  // What the first pass finds tells the second one how the section writes its employers.
  for (const isLast of [false, true]) {
    const known = positions.filter((job) => job.head.place).length;
    for (const job of positions) {
      const employer = job.employer;
      const match = employer && !job.head.place ? townBehind.exec(employer.passage.text) : null;
      const town = match?.[2] ?? '';
      if (!employer || !match || titleScore(town) !== 0 || isDepartment(town) || isLegalForm(town)) continue;
      const isHome = home.split(/,\s*/).includes(town);
      const isUsual = isLast && (known >= 2 || (known > 0 && positions.every(namesTown)));
      if (!endsWithLegalForm(match[1] ?? '') && !isHome && !isUsual) continue;
      const to = match[1]?.length ?? 0;
      job.head.place = employer.passage.slice(to).trim(', ');
      job.employer = { ...employer, passage: employer.passage.slice(0, to) };
    }
  }
  return positions;
}

function bodyOf(builder: EntryBuilder, body: readonly Unit[]): void {
  const bullets = body.filter((unit) => unit.kind === 'bullet');
  for (const unit of body) {
    if (addLabelledLine(builder, unit)) continue;
    if (unit.kind === 'bullet') builder.list('highlights', [unit.passage], 0.95, 'bullet');
    else if (unit.kind === 'prose' && bullets.length === 0) builder.list('highlights', [unit.passage], 0.8, 'paragraph');
    else if (unit.kind === 'prose') builder.paragraphs('summary', [unit.passage], 0.85, 'paragraph');
  }
}

/** A section made only of bullets, each a position with its period or its title: the bullets are headers of entries. */
function asHeads(units: Unit[]): Unit[] {
  if (units.some((unit) => unit.kind === 'head')) return units;
  const isTitle = ({ kind, passage: { text } }: Unit) =>
    kind === 'bullet' && titleScore(text.split(/\sat\s|,\s/)[0] ?? '') > 0.5 && text.split(' ').length <= 12 && !/[.;]$/.test(text);
  if (units.length >= 2 && units.filter(isTitle).length * 3 >= units.length * 2 && units.every((unit) => unit.kind === 'bullet'))
    return units.map((unit) => ({ ...unit, kind: 'head' as const, opens: true }));
  const isDated = (unit: Unit) => unit.kind === 'bullet' && findDates(unit.passage.text).some((date) => date.isRange);
  return units.map((unit) => (isDated(unit) ? { ...unit, kind: 'head' as const } : unit));
}

function positionsOf(entries: EntryUnits[]): Position[] {
  const heads = entries.map((entry) => readEntryHeaders(entry.heads));
  const roles = assignRoles(positionChunks(heads), heads);
  const positions = heads.map((head, index) => ({ head, body: entries[index]?.body ?? [], inherited: false, ...(roles[index] as PositionRoles) }));
  for (const job of positions) employerBeforeTown(job);
  return inherit(positions);
}

/**
 * Positions of a section: one entry per position, several under one employer each with its name. All entries of the section vote on which of two header texts
 * is the position. Pure.
 */
export function readPositions(lines: readonly TextLine[], kind: ItemKind, context: ReadContext): Omit<FoundEntry, 'id'>[] {
  const { title = '', organisation = '', place: placeField = '' } = kindsInDocuments[kind].parts;
  return withTowns(positionsOf(splitEntries(asHeads(sectionUnits(lines, true)))), context.home ?? '').flatMap((job) => {
    const builder = new EntryBuilder(kind, context);
    const isPlace = (chunk: (typeof job.rest)[number]) => isPlaceBesideDate(chunk, job.head) || isPlaceBesideEmployer(chunk, job.employer);
    const place = job.head.place ?? job.rest.find(isPlace)?.passage ?? null;
    // A sentence below the title of a position without any other text is what was done in it.
    const said = job.body.length === 0 ? job.rest.filter((chunk) => chunk.line > 0 && isSentence(chunk)) : [];
    const isSure = job.position && job.employer && !job.inherited;
    builder
      .text(title, job.position?.passage.trim(edges.replace(/[()[\]]/g, '')), isSure ? 0.85 : 0.65, 'header line')
      .text(organisation, job.employer?.passage, job.inherited ? 0.6 : isSure ? 0.85 : 0.6, job.inherited ? 'employer above' : 'header line')
      .text(placeField, place, job.head.place ? 0.85 : 0.6, 'place')
      .period(job.head.date, job.head.datePassage, 'startDate')
      .text('url', job.head.url, 0.9, 'address')
      .paragraphs(
        'summary',
        job.rest.flatMap((chunk) => (chunk.passage === place || said.includes(chunk) ? [] : [chunk.passage])),
        0.5,
        'header remainder',
      )
      .list(
        'highlights',
        said.map((chunk) => chunk.passage),
        0.7,
        'paragraph',
      );
    bodyOf(builder, job.body);
    return builder.build() ?? [];
  });
}
