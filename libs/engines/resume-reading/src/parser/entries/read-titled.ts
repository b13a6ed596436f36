import type { ItemKind } from '@folia/contracts/item/fields';
import { kindsInDocuments } from '@folia/contracts/item/kinds';
import type { FoundEntry } from '@folia/contracts/resume-import/shapes';
import type { TextLine } from '../../document/text-line';
import { EntryBuilder, type ReadContext } from '../entry-builder';
import { Passage } from '../passage';
import { matchHeading } from '../sections/match-heading';
import { findDates } from '../values/find-dates';
import { namesSchool } from './degree-words';
import { divideAtBold } from './divide-by-style';
import { divideUnits } from './divide-units';
import { joinTight } from './join-tight';
import { type EntryHeader, readEntryHeaders } from './read-entry-headers';
import { titleScore } from './role-words';
import { sectionUnits, type Unit } from './section-units';
import { splitEntries } from './split-entries';

const rank =
  /^(?:(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|gold|silver|bronze|top)\b.{0,20}|finalist|semi-?finalist|winner|runner[- ]?up|honou?rable mention|best .{2,30}|grand prize|.{0,12}(?:prize|place|medal))$/i;
// The issuer of these is part of the name, so what follows a dash belongs to the title.
const vendor = /^(?:aws|sap|microsoft|google|oracle|cisco|hashicorp|azure|comptia|red hat|salesforce|adobe|vmware|itil|prince2|ibm|databricks|snowflake)\b/i;
const expires = /^\W*(?:exp\b|expir|valid until|gültig bis|valable)/i;
const levelWords = /^(?:specialty|speciality|professional|associate|expert|foundational?|practitioner|fundamentals|advanced|intermediate|level \d|part \d)\b/i;
/** What ends like this was won and gave nothing to anybody: "National Film Days - Golden Reel Award". */
const namesAward = /(?:\b(?:award|prize|medal|trophy|prix|premio|prêmio)|\p{L}preis|奖|獎|賞|상)$/iu;
const issuerLead = /(?:,|\s)\s*(?:by|from|issued by|awarded by|at|durch|von|par|por)\s+(?=\p{Lu})/u;
const credential = /^(?:credential|certificate|licen[cs]e|registration|cert\.?|verification)\s?(?:id|no\.?|number|#|code)(?:\s?[:#]\s*|\s+)([\w-]{3,40})$/i;
/** A sum of money: what a grant is worth, not who gave it. */
const amount = /^(?:[A-Z]{3}|[$€£¥])\s?\d[\d.,]*(?:\s?(?:million|thousand|mio\.?|k|m|bn))?$|^\d[\d.,]*\s?(?:€|[A-Z]{3})$/i;
const style = (line: TextLine | undefined) => (line ? `${Math.round(line.size * 2)}|${line.bold}|${line.italic}` : '');

/** "AWS Certified Developer – Amazon" → title and issuer, unless what follows is part of the title. */
function splitTitle(passage: Passage, kind: ItemKind): { title: Passage; by: Passage | null } {
  const { text } = passage;
  const styled = divideAtBold(passage);
  if (styled && !rank.test(styled.title.text)) return styled;
  const lead = issuerLead.exec(text);
  const isGiver = (after: string) => namesSchool(after) || titleScore(after) < 0;
  // "Working at Height" is one title; only a school or a company can award what is said to be won at it.
  const isLead = lead && lead.index > 4 && (!/\sat\s/i.test(lead[0]) || isGiver(text.slice(lead.index + lead[0].length)));
  if (lead && isLead) return { title: passage.slice(0, lead.index).trim(','), by: passage.slice(lead.index + lead[0].length) };
  if (kind === 'achievement') return { title: passage, by: null };
  for (const separator of [...text.matchAll(/\s[–—-]\s|,\s|\s\((?=[^()]{3,60}\)$)/g)].slice(0, 6)) {
    const before = text.slice(0, separator.index);
    const after = text.slice(separator.index + separator[0].length);
    if (namesAward.test(after) && !rank.test(after) && !separator[0].includes('(')) continue;
    if (rank.test(before) || levelWords.test(after) || before.length < 2 || after.split(' ').length > 8) continue;
    if (/[–—-]/.test(separator[0]) && (vendor.test(text) || /[\d/]/.test(after))) continue;
    if (separator[0].includes('(') && (/^[A-Z0-9-]{2,12}\)$/.test(after) || /^\$|\d{3}/.test(after))) continue;
    return { title: passage.slice(0, separator.index), by: passage.slice(separator.index + separator[0].length).trim(separator[0].includes('(') ? ')' : '') };
  }
  return { title: passage, by: null };
}

function entryOf(head: EntryHeader, body: readonly Unit[], kind: ItemKind, context: ReadContext): Omit<FoundEntry, 'id'> | null {
  const identified = kind === 'certification' ? head.chunks.find((chunk, index) => index > 0 && credential.test(chunk.passage.text)) : undefined;
  const sums = kind === 'award' ? head.chunks.filter((chunk, index) => index > 0 && amount.test(chunk.passage.text)) : [];
  const [first, second, ...rest] = head.chunks.filter((chunk) => chunk !== identified && !sums.includes(chunk));
  if (!first) return null;
  const { title = '', organisation = '' } = kindsInDocuments[kind].parts;
  const styled = second ? divideAtBold(first.passage) : null;
  const below = second ? { title: first.passage, by: second.passage } : splitTitle(first.passage, kind);
  const divided = second && styled ? { title: styled.title, by: Passage.join([styled.by, second.passage]) } : below;
  // "Chamber Music Competition, Second Prize": a rank cannot award anything.
  const isRank = kind === 'award' && divided.by !== null && rank.test(divided.by.text);
  const builder = new EntryBuilder(kind, context)
    .text(title, divided.title.trim(kind === 'talk' ? '"“”„«»' : '（('), 0.8, 'title line')
    .text(organisation, isRank ? null : divided.by, 0.7, 'behind title')
    .date(expires.test(head.datePassage?.text ?? '') && kind === 'certification' ? 'expires' : 'date', head.date, head.datePassage);
  const id = identified ? credential.exec(identified.passage.text) : null;
  if (identified && id?.[1]) builder.text('credentialId', identified.passage, 0.85, 'credential number', id[1]);
  if (kind === 'talk') builder.text('place', head.place, 0.8, 'place');
  const address = head.url?.text ?? head.link;
  if (address) builder.text('url', head.url ?? first.passage, 0.8, 'address', address);
  const remaining = [...(isRank && divided.by ? [divided.by] : []), ...[...sums, ...rest].map((chunk) => chunk.passage), ...body.map((unit) => unit.passage)];
  return builder.paragraphs('summary', remaining, 0.75, 'below title').build();
}

/** One entry per unit: bullets, dated lines or plain lines. */
function byUnits(units: readonly Unit[], kind: ItemKind, context: ReadContext): Omit<FoundEntry, 'id'>[] {
  return units.flatMap((unit) => entryOf(readEntryHeaders([unit]), [], kind, context) ?? []);
}

/** Cards of two or more lines whose first line looks different from the second ("Name" in bold, issuer below). */
function byCards(units: readonly Unit[], kind: ItemKind, context: ReadContext): Omit<FoundEntry, 'id'>[] {
  const titleStyle = style(units[0]?.lines[0]);
  const cards: Unit[][] = [];
  for (const unit of units) {
    if (cards.length === 0 || style(unit.lines[0]) === titleStyle) cards.push([unit]);
    else cards[cards.length - 1]?.push(unit);
  }
  return cards.flatMap((card) => {
    const heads = card.filter((unit) => unit.kind === 'head');
    return (
      entryOf(
        readEntryHeaders(heads.length > 0 ? heads : card.slice(0, 1), kind === 'certification'),
        heads.length > 0 ? card.filter((unit) => unit.kind !== 'head') : card.slice(1),
        kind,
        context,
      ) ?? []
    );
  });
}

/** "Field Methods (2017); Swiftwater Rescue (2019)": several on one line. */
function atSemicolons(unit: Unit): Unit[] {
  const parts = unit.passage.split(/;\s+|[、；]/g);
  const isList = parts.length > 1 && parts.every((part) => part.text.split(' ').length <= 12 && /^[\p{Lu}\p{Lo}\d"“«]/u.test(part.text));
  return isList ? parts.map((passage) => ({ ...unit, passage, isPart: true })) : [unit];
}

/** A title and, below it, who gave it and when: lines without and with a date alternate. */
function asPairs(units: readonly Unit[]): [Unit, Unit][] | undefined {
  const isDated = (unit: Unit | undefined) => findDates(unit?.passage.text ?? '').length > 0;
  const isTurn = units.every((unit, index) => unit.kind !== 'bullet' && isDated(unit) === (index % 2 === 1));
  if (units.length < 2 || units.length % 2 !== 0 || !isTurn || units.some((unit) => unit.passage.text.split(' ').length > 14)) return undefined;
  return units.flatMap((unit, index): [Unit, Unit][] => (index % 2 === 0 ? [[unit, units[index + 1] as Unit]] : []));
}

/** Entries that are little more than a title, such as awards, certificates, talks and achievements: title, giver, date, and the text below. Pure. */
export function readTitled(lines: readonly TextLine[], kind: ItemKind, context: ReadContext): Omit<FoundEntry, 'id'>[] {
  // "International Awards" inside a section of awards is a group heading and not an award.
  const isDated = (text: string) => findDates(text).length > 0;
  const joined = sectionUnits(joinTight(lines));
  const all = divideUnits(joined, (line, above) => isDated(line.text) && isDated(above) && /^[\p{Lu}\p{Lo}\d]/u.test(line.text)).flatMap(atSemicolons);
  const isGroup = (unit: Unit) => unit.kind === 'head' && matchHeading(unit.passage.text)?.exact && findDates(unit.passage.text).length === 0;
  const isSubheading = (unit: Unit, index: number) => kind === 'achievement' && unit.kind === 'head' && all[index + 1]?.kind === 'bullet';
  const units = all.filter(
    (unit, index) =>
      !isSubheading(unit, index) &&
      !(isGroup(unit) && all.some((other) => !isGroup(other)) && all.every((other) => isGroup(other) || style(other.lines[0]) !== style(unit.lines[0]))),
  );
  const dated = units.filter((unit) => findDates(unit.passage.text).length > 0).length;
  const styles = new Set(units.map((unit) => style(unit.lines[0])));
  const bullets = units.filter((unit) => unit.kind === 'bullet').length;
  const list = kind === 'certification' && dated === 0 && units.length <= 2 ? units.filter((unit) => unit.passage.text.split(/,\s/).length >= 3) : [];
  if (list.length > 0 && list.length === units.length) {
    const names = list.flatMap((unit) => unit.passage.split(/,\s+|;\s+/g));
    return names.flatMap((name) => new EntryBuilder(kind, context).text('name', name.trim('.'), 0.7, 'list').build() ?? []);
  }
  const pairs = asPairs(units);
  if (pairs) return pairs.flatMap(([title, below]) => entryOf(readEntryHeaders([title, below], kind === 'certification'), [], kind, context) ?? []);
  if (bullets === units.length || dated === units.length) return byUnits(units, kind, context);
  if (bullets > 0 && units[0]?.kind === 'bullet') return byUnits(units, kind, context);
  if (styles.size > 1 && units.length > 1 && style(units[0]?.lines[0]) !== style(units[1]?.lines[0])) return byCards(units, kind, context);
  const isDateOnly = (unit: Unit) => findDates(unit.passage.text).some((date) => date.to - date.from >= unit.passage.text.length - 3);
  // "2020 | Title" with the issuer below the title: the date begins its card.
  const isDateFirst = (unit: Unit) => {
    const line = unit.lines[0] as TextLine;
    const date = findDates(line.text.slice(0, line.cells[0]?.to))[0];
    return line.cells.length > 1 && date !== undefined && date.to - date.from >= (line.cells[0]?.to ?? 0) - 3;
  };
  if (dated > 0 && units.some((unit) => isDateOnly(unit) || isDateFirst(unit))) {
    const asHeads = units.map((unit) => (unit.kind === 'prose' && findDates(unit.passage.text).length > 0 ? { ...unit, kind: 'head' as const } : unit));
    return splitEntries(asHeads).flatMap(({ heads, body }) => entryOf(readEntryHeaders(heads, kind === 'certification'), body, kind, context) ?? []);
  }
  return byUnits(
    units.filter((unit) => unit.kind !== 'prose' || units.every((other) => other.kind === 'prose')),
    kind,
    context,
  );
}
