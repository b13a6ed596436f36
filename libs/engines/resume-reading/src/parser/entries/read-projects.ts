import type { FoundEntry } from '@folia/contracts/resume-import/shapes';
import type { TextLine } from '../../document/text-line';
import { EntryBuilder, type ReadContext } from '../entry-builder';
import type { Passage } from '../passage';
import { isUnspaced } from '../values/plain-width';
import { divideByStyle } from './divide-by-style';
import { divideUnits } from './divide-units';
import { entriesAtBullets } from './entries-at-bullets';
import { labelled } from './entry-labels';
import { addLabelledLine } from './labelled-line';
import { type EntryHeader, type HeaderChunk, readEntryHeaders } from './read-entry-headers';
import { titleScore } from './role-words';
import { sectionUnits, type Unit } from './section-units';
import { splitEntries } from './split-entries';

const techList = /^[^.!?]{2,200}$/;
const looksLikeTech = (text: string) =>
  techList.test(text) && text.split(',').length >= 3 && text.split(',').every((item) => item.trim().split(' ').length <= 4);

const addressField = (address: string) => (/github\.com|gitlab\.com|bitbucket\.org/i.test(address) ? 'repository' : 'url');
const linkWord =
  /^(?:github|gitlab|links?|(?:live )?demo|live|website|(?:source )?code|source|repo(?:sitory)?|view(?: project)?|app store|play store|video|try it)$/i;

/** "Project Title: …" and "Description: …" as forms label them. */
const titleLabel = /^(?:project(?: title| name)?|title|name|projekt(?:titel|name)?|titre)\s?:\s*/i;
const linkLabel = /^(?:links?|github|gitlab|url|demo|repo(?:sitory)?|source(?: code)?|website|role|rolle|team(?: size)?|duration|period)\s?:/i;
const textLabel = /^(?:description|summary|about|objective|details|overview|beschreibung)\s?:\s*/i;

/** "Name: what it is" and "Name – what it is" split where the description begins. */
function divide(chunk: HeaderChunk): { name: Passage; summary: Passage | null } {
  const { passage } = chunk;
  const label = titleLabel.exec(passage.text)?.[0].length ?? 0;
  if (label > 0) return { name: passage.slice(label), summary: null };
  const [name, styled] = divideByStyle(passage);
  if (name && styled && /\s[–—-]\s/.test(passage.text)) return { name, summary: passage.slice(name.text.length).trim(' –—-') };
  const match = /^(.{2,80}?)(?:\s?:\s|\s[–—-]\s|\s(?=@\p{L}))/u.exec(passage.text);
  const rest = match ? passage.slice(match[0].length) : null;
  const isDescription = rest && (rest.text.split(' ').length >= 4 || /^@|\.$/.test(rest.text));
  return match && rest && isDescription ? { name: passage.slice(0, match[1]?.length), summary: rest } : { name: passage, summary: null };
}

/** "Name (GitHub)", "Name [Live demo]": the words of a link are no part of the name. */
const linkBracket =
  /(?:\s*[([](?:github|gitlab|links?|(?:live )?demo|live|website|(?:source )?code|source|repo(?:sitory)?|app store|play store|video)[)\]])+$/i;

/** "Name (Go, SQLite, Leaflet)": technologies in brackets after the name. */
function divideBracket(whole: Passage): { name: Passage; technologies: Passage[] } {
  const linked = linkBracket.exec(whole.text);
  const name = linked && linked.index > 1 ? whole.slice(0, linked.index) : whole;
  const bracket = /^(.{2,80}?)\s\(([^()]{3,120},[^()]{1,120})\)$/u.exec(name.text);
  const items = bracket?.[2]?.split(',') ?? [];
  if (!bracket?.[1] || items.some((item) => item.trim().split(' ').length > 3)) return { name, technologies: [] };
  const from = bracket[1].length + 2;
  return { name: name.slice(0, bracket[1].length), technologies: name.slice(from, name.text.length - 1).split(/\s*,\s*/g) };
}

function addBody(builder: EntryBuilder, body: readonly Unit[]): void {
  for (const unit of body) {
    if (addLabelledLine(builder, unit)) continue;
    if (unit.kind === 'bullet') builder.list('highlights', [unit.passage], 0.9, 'bullet');
    else builder.paragraphs('summary', [unit.passage.slice(textLabel.exec(unit.passage.text)?.[0].length ?? 0)], 0.85, 'paragraph');
  }
}

/** Chinese has no blanks to count words by. */
const isShort = (text: string) => text.split(' ').length <= 6 && (!isUnspaced(text) || text.length <= 8);

function addHead(builder: EntryBuilder, head: EntryHeader): void {
  const [first, ...others] = head.chunks;
  if (!first) return;
  const { name: whole, summary } = divide(first);
  const { name, technologies } = divideBracket(whole);
  builder.list('skills', technologies, 0.75, 'in brackets');
  builder.text('name', name, 0.85, 'header line').period(head.date, head.datePassage, 'startDate');
  if (head.url) builder.text(addressField(head.url.text), head.url, 0.9, 'address');
  else if (head.link) builder.text(addressField(head.link), name, 0.8, 'link behind name', head.link);
  if (summary) builder.paragraphs('summary', [summary], 0.8, 'behind name');
  for (const chunk of others) {
    const { passage } = chunk;
    const run = passage.pieces[0]?.line.runs.find((candidate) => candidate.url && candidate.to > (passage.pieces[0]?.from ?? 0));
    if (linkWord.test(passage.text) && run) builder.text(addressField(run.url), passage, 0.85, 'link behind words', run.url);
    else if (
      looksLikeTech(passage.text) ||
      (chunk.line === first.line && passage.text.includes(',') && passage.text.split(',').every((item) => item.trim().split(' ').length <= 4))
    )
      builder.list('skills', passage.split(/\s*[,;]\s*/g), 0.75, 'behind name');
    else if (!builder.get('role') && titleScore(passage.text) > 0 && isShort(passage.text)) builder.text('role', passage, 0.75, 'header line');
    else builder.paragraphs('summary', [passage], 0.6, 'header remainder');
  }
}

/** A project list made only of bullets: each bullet is a project if most of them begin with a name. */
function asNamedBullets(units: readonly Unit[]): Unit[] {
  const named = units.filter((unit) => unit.kind === 'bullet' && (/^(.{2,60}?)(?::\s|\s[–—-]\s)/u.test(unit.passage.text) || isBoldStart(unit)));
  return units.length > 0 && units.every((unit) => unit.kind !== 'head') && named.length >= units.length * 0.6 ? named : [];
}

function isBoldStart(unit: Unit): boolean {
  const line = unit.lines[0] as TextLine;
  return line.runs.length > 1 && line.runs[0]?.bold === true && line.runs.some((run) => !run.bold);
}

function readNamedBullet(unit: Unit, context: ReadContext): Omit<FoundEntry, 'id'> | null {
  const line = unit.lines[0] as TextLine;
  const bold = isBoldStart(unit) ? (line.runs.find((run) => !run.bold)?.from ?? 0) : 0;
  const match = /^(.{2,60}?)(?::\s|\s[–—-]\s)/u.exec(unit.passage.text);
  const to = bold > 1 && bold < 80 ? bold : (match?.[1]?.length ?? 0);
  const name = unit.passage.slice(0, to).trim(' :–—-,.|');
  const summary = unit.passage.slice(to).trim(' :–—-,|');
  return new EntryBuilder('project', context)
    .text('name', name, 0.75, 'bullet label')
    .paragraphs('summary', summary.text ? [summary] : [], 0.8, 'bullet')
    .build();
}

/** Projects of a section: name, role, period, addresses, description, bullets, technologies. Pure. */
export function readProjects(lines: readonly TextLine[], context: ReadContext): Omit<FoundEntry, 'id'>[] {
  const joined = sectionUnits(lines, true).map(unnumbered);
  const units = divideUnits(joined, (line, above) => isNamedText(line.text) && isNamedText(above));
  const named = asNamedBullets(units);
  if (named.length > 0) return named.flatMap((unit) => readNamedBullet(unit, context) ?? []);
  const entries = entriesAtBullets(units) ?? byTitles(asHeads(units)).flatMap((part) => splitEntries(part));
  return entries.flatMap(({ heads, body }) => {
    const builder = new EntryBuilder('project', context);
    addHead(builder, readEntryHeaders(heads));
    addBody(builder, body);
    return builder.build() ?? [];
  });
}

/** "Northlight: a tide table for sailors." */
const isNamedText = (text: string) => /^[\p{Lu}\d][^.:]{1,50}:\s/u.test(text) && !labelled.test(text) && !textLabel.test(text) && !linkLabel.test(text);
const isNamed = (unit: Unit) => isNamedText(unit.passage.text);

/** "1. Tidewatch": the number is no part of the name. */
function unnumbered(unit: Unit): Unit {
  const mark = /^\(?\d{1,2}[.)]\s+(?=\p{L})/u.exec(unit.passage.text);
  return mark ? { ...unit, passage: unit.passage.slice(mark[0].length), isPart: true } : unit;
}

/** "**TransitTO** — real-time arrivals.": a title in bold followed by its description. */
const isBoldTitle = (unit: Unit) =>
  unit.kind !== 'bullet' &&
  isBoldStart(unit) &&
  !labelled.test(unit.passage.text) &&
  !textLabel.test(unit.passage.text) &&
  /^.{2,80}?(?:\s[–—-]\s|:\s)/u.test(unit.passage.text);

/** Forms that label every project's title, lists of "Name: description", and bold titles followed by text are split at the titles. */
function byTitles(units: Unit[]): Unit[][] {
  const listed = listedNames(units);
  const isStart = (unit: Unit) => titleLabel.test(unit.passage.text) || isBoldTitle(unit) || listed.includes(unit);
  const starts = units.flatMap((unit, index) => (isStart(unit) ? [index] : []));
  if (starts.length < 2) return [units];
  return [0, ...starts.filter((start) => start > 0)]
    .map((start, index, all) => units.slice(start, all[index + 1] ?? units.length))
    .filter((part) => part.length > 0);
}

/** The units of a list of "Name: description", or none. */
function listedNames(units: readonly Unit[]): Unit[] {
  const named = units.filter((unit) => unit.kind !== 'bullet' && isNamed(unit));
  return named.length >= 2 && named.length >= units.length * 0.6 ? named : [];
}

/** A paragraph that opens the section, or that is where names are and has the form "Name: description", is the header of an entry. */
function asHeads(units: Unit[]): Unit[] {
  const listed = listedNames(units);
  return units.map((unit, index) => {
    if (listed.includes(unit)) return { ...unit, kind: 'head' as const };
    const opens = index === 0 || units[index - 1]?.kind !== 'head';
    if (titleLabel.test(unit.passage.text) || isBoldTitle(unit)) return { ...unit, kind: 'head' as const };
    if (textLabel.test(unit.passage.text)) return { ...unit, kind: 'prose' as const };
    return unit.kind === 'prose' && opens && isNamed(unit) ? { ...unit, kind: 'head' as const } : unit;
  });
}
