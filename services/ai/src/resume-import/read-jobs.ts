import type { FoundEntry } from '@folia/contracts/resume-import';
import { divideByStyle } from './divide-by-style';
import { EntryBuilder, type ReadContext } from './entry-builder';
import { placeLikelihood } from './find-place';
import type { Passage } from './passage';
import { type EntryHead, edges, type HeadChunk, readHeads } from './read-heads';
import { titleScore } from './role-words';
import { labelled, sectionUnits, type Unit } from './section-units';
import { type EntryUnits, splitEntries } from './split-entries';
import type { TextLine } from './text-line';

type Job = { head: EntryHead; body: Unit[]; position: HeadChunk | null; employer: HeadChunk | null; inherited: boolean; rest: HeadChunk[] };

/** "Engineer at Acme", "Engineer @ Acme", "Engineer, Acme", "Acme – Engineer": one chunk that names both, divided where it says so. */
function divide(chunk: HeadChunk): HeadChunk[] {
  const part = (passage: Passage): HeadChunk => ({ ...chunk, passage: passage.trim(',;|–—- ') });
  const { text } = chunk.passage;
  const at = /\s(?:at|@|bei|chez)\s/i.exec(text);
  if (at && at.index > 2 && titleScore(text.slice(0, at.index)) > -1)
    return [part(chunk.passage.slice(0, at.index)), part(chunk.passage.slice(at.index + at[0].length))];
  const separators = [...text.matchAll(/\s[–—-]\s|(?<=[\p{L})]):\s|,\s/gu)];
  const department =
    /^(?:operations|marketing|sales|finance|engineering|human resources|hr|product|products|technology|strategy|design|it|legal|communications|research|development|platform|infrastructure|security|data|analytics|growth|north america|emea|apac|europe|global|nordics|dach|uk|us|americas|vertrieb|einkauf|entwicklung|produktion)\b/i;
  let best: { index: number; length: number; score: number } | undefined;
  for (const separator of separators.slice(0, 8)) {
    const before = titleScore(text.slice(0, separator.index));
    const after = titleScore(text.slice(separator.index + separator[0].length));
    const score = Math.abs(before - after) + (before * after < 0 ? 1 : 0) + (separator[0].startsWith(',') ? 0 : 0.2);
    if (separator[0].startsWith(',') && department.test(text.slice(separator.index + separator[0].length))) continue;
    if (!best || score > best.score) best = { index: separator.index, length: separator[0].length, score };
  }
  if (!best || best.score < 0.5) return [chunk];
  return [part(chunk.passage.slice(0, best.index)), part(chunk.passage.slice(best.index + best.length))].filter((piece) => piece.passage.text);
}

function chunksOf(head: EntryHead): HeadChunk[] {
  const [first, ...others] = head.chunks;
  if (!first || others.some((chunk) => !isSentence(chunk) && !isPlaceBesideDate(chunk, head))) return head.chunks;
  const styled = divideByStyle(first.passage).map((passage) => ({ ...first, passage }));
  const parts = styled.length > 1 ? styled : divide(first);
  const town = parts.length > 2 ? parts.find((chunk) => placeLikelihood(chunk.passage.text) >= 0.5) : undefined;
  if (town) head.place ??= town.passage;
  return [...parts.filter((chunk) => chunk !== town), ...others];
}

/** What is said about a job in its header: a sentence, a description of the company, "Advisor: …". */
function isSentence({ passage: { text }, line }: HeadChunk): boolean {
  if (line > 0 && /^\p{L}[\p{L} ]{2,20}:\s/u.test(text)) return true;
  const low = text.split(' ').filter((word) => /^\p{Ll}/u.test(word)).length;
  return low >= 3 && (/[.!]$/.test(text) || (line > 0 && text.split(' ').length >= 5 && titleScore(text) <= 0));
}

/** Whether positions come before employers in this section: one layout holds for all its entries, so all of them vote. */
function positionFirst(heads: HeadChunk[][]): boolean {
  const votes = heads.map(([first, second]) => (first && second ? titleScore(first.passage.text) - titleScore(second.passage.text) : 0));
  return votes.reduce((sum, vote) => sum + Math.max(-2, Math.min(2, vote)), 0) >= 0;
}

function assign(chunks: HeadChunk[], isPositionFirst: boolean): Pick<Job, 'position' | 'employer' | 'rest'> {
  const [first, second, ...more] = chunks.filter((chunk) => !isSentence(chunk));
  const sentences = chunks.filter(isSentence);
  if (sentences.length > 0 && first) {
    const named = assign([first, ...(second ? [second] : []), ...more], isPositionFirst);
    return { ...named, rest: [...named.rest, ...sentences] };
  }
  if (!first) return { position: null, employer: null, rest: sentences };
  if (!second)
    return titleScore(first.passage.text) >= (isPositionFirst ? -0.5 : 0.5)
      ? { position: first, employer: null, rest: [] }
      : { position: null, employer: first, rest: [] };
  const difference = titleScore(first.passage.text) - titleScore(second.passage.text);
  const isFirst = difference >= 2.4 ? true : difference <= -2.4 ? false : isPositionFirst;
  const third = more[0];
  // "Acme | Platform team / Engineer": the chunk between is neither.
  if (third && !isFirst && titleScore(second.passage.text) <= 0 && titleScore(third.passage.text) > 0)
    return { employer: first, position: third, rest: [second, ...more.slice(1)] };
  return isFirst ? { position: first, employer: second, rest: more } : { position: second, employer: first, rest: more };
}

const contains = (outer: EntryHead, inner: EntryHead) => {
  const [a, b] = [outer.date, inner.date];
  if (!a?.isRange || !b) return !a;
  return a.start.slice(0, 4) <= b.start.slice(0, 4) && (a.current || a.end.slice(0, 4) >= (b.end || b.start).slice(0, 4));
};

/** Gives positions without an employer the one they stand under: same look as the position above, or a parent line without a text of its own. */
function inherit(jobs: Job[]): Job[] {
  let parent: Job | undefined;
  const kept: Job[] = [];
  jobs.forEach((job, index) => {
    const next = jobs[index + 1];
    const isParent = job.employer && !job.position && job.body.length === 0 && next?.position && !next.employer && contains(job.head, next.head);
    if (isParent) {
      parent = job;
      return;
    }
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

function bodyOf(builder: EntryBuilder, body: readonly Unit[]): void {
  const bullets = body.filter((unit) => unit.kind === 'bullet');
  for (const unit of body) {
    const label = labelled.exec(unit.passage.text);
    if (label)
      builder.list(
        'skills',
        unit.passage
          .slice(label[0].length)
          .split(/\s*[,;|•·]\s*/g)
          .map((skill) => skill.trim('. ')),
        0.85,
        'labelled list',
      );
    else if (/^(?:https?:\/\/|www\.)\S+$/i.test(unit.passage.text)) builder.text('url', unit.passage, 0.9, 'address');
    else if (unit.kind === 'bullet') builder.list('highlights', [unit.passage], 0.95, 'bullet');
    else if (unit.kind === 'prose' && bullets.length === 0) builder.list('highlights', [unit.passage], 0.8, 'paragraph');
    else if (unit.kind === 'prose') builder.paragraphs('summary', [unit.passage], 0.85, 'paragraph');
  }
}

/** A third short name on the date's line is a town nobody listed. */
function isPlaceBesideDate(chunk: HeadChunk, head: EntryHead): boolean {
  const line = chunk.passage.pieces[0]?.line;
  const isOnDateLine = head.datePassage?.pieces.some((piece) => piece.line === line) ?? false;
  return isOnDateLine && titleScore(chunk.passage.text) === 0 && /^\p{Lu}[\p{L}'’-]+(?:[ ,]{1,2}\p{Lu}[\p{L}'’.-]+){0,3}$/u.test(chunk.passage.text);
}

function jobsOf(entries: EntryUnits[]): Job[] {
  const heads = entries.map((entry) => readHeads(entry.heads));
  const chunks = heads.map(chunksOf);
  const isPositionFirst = positionFirst(chunks);
  return inherit(heads.map((head, index) => ({ head, body: entries[index]?.body ?? [], inherited: false, ...assign(chunks[index] ?? [], isPositionFirst) })));
}

/**
 * Positions of a work or volunteering section: one entry per position, several under one employer each with its name.
 * Which of two header texts is the position is voted by all entries of the section. Pure.
 */
export function readJobs(lines: readonly TextLine[], kind: 'work' | 'volunteering', context: ReadContext): Omit<FoundEntry, 'id'>[] {
  const employerField = kind === 'work' ? 'employer' : 'organization';
  return jobsOf(splitEntries(sectionUnits(lines, true))).flatMap((job) => {
    const builder = new EntryBuilder(kind, context);
    const place = job.head.place ?? job.rest.find((chunk) => isPlaceBesideDate(chunk, job.head))?.passage ?? null;
    const isSure = job.position && job.employer && !job.inherited;
    builder
      .text('position', job.position?.passage.trim(edges.replace(/[()[\]]/g, '')), isSure ? 0.85 : 0.65, 'header line')
      .text(employerField, job.employer?.passage, job.inherited ? 0.6 : isSure ? 0.85 : 0.6, job.inherited ? 'employer above' : 'header line')
      .text('location', place, job.head.place ? 0.85 : 0.6, 'place')
      .period(job.head.date, job.head.datePassage, 'startDate')
      .text('url', job.head.url, 0.9, 'address')
      .paragraphs(
        'summary',
        job.rest.flatMap((chunk) => (chunk.passage === place ? [] : [chunk.passage])),
        0.5,
        'header remainder',
      );
    bodyOf(builder, job.body);
    return builder.build() ?? [];
  });
}
