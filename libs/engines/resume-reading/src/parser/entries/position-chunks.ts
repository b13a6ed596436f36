import type { Passage } from '../passage';
import { placeLikelihood } from '../values/find-place';
import { isUnspaced } from '../values/plain-width';
import { divideByStyle } from './divide-by-style';
import { isDepartment, isLegalForm } from './employer-words';
import type { EntryHeader, HeaderChunk } from './read-entry-headers';
import { titleScore } from './role-words';

/** What is said about a position in its header: a sentence, a description of the company, "Advisor: …". */
export function isSentence({ passage: { text }, line }: HeaderChunk): boolean {
  if (/^[.;]\s/.test(text) || (line > 0 && /\s\S*\p{Ll}{4,}\.$/u.test(text))) return true;
  if (line > 0 && /^\p{L}[\p{L} ]{2,20}(?::\s|：)/u.test(text)) return true;
  const low = text.split(' ').filter((word) => /^\p{Ll}/u.test(word)).length;
  return low >= 3 && (/[.!]$/.test(text) || (line > 0 && text.split(' ').length >= 5 && titleScore(text) === 0));
}

/** A third short name on the date's line is a town that is on no list. */
export function isPlaceBesideDate(chunk: HeaderChunk, head: EntryHeader): boolean {
  const line = chunk.passage.pieces[0]?.line;
  const isOnDateLine = head.datePassage?.pieces.some((piece) => piece.line === line) ?? false;
  return isOnDateLine && titleScore(chunk.passage.text) === 0 && /^\p{Lu}[\p{L}'’-]+(?:[ ,]{1,2}\p{Lu}[\p{L}'’.-]+){0,3}$/u.test(chunk.passage.text);
}

/** A short name at the end of the employer's own line, separated from it, is a town that is on no list. */
export function isPlaceBesideEmployer({ passage, line, cell }: HeaderChunk, employer: HeaderChunk | null): boolean {
  const isBeside = employer !== null && employer.line === line && employer.cell < cell;
  return isBeside && titleScore(passage.text) === 0 && !isDepartment(passage.text) && !isLegalForm(passage.text) && townAlone.test(passage.text);
}

/** "Engineer at Acme", "Engineer @ Acme", "Engineer, Acme", "Acme – Engineer": one chunk that names both, split where it says so. */
function divide(chunk: HeaderChunk): HeaderChunk[] {
  const part = (passage: Passage): HeaderChunk => ({ ...chunk, passage: passage.trim(',;|–—- ') });
  const { text } = chunk.passage;
  const words = isUnspaced(text) ? chunk.passage.split(/\s+/gu) : [];
  if (words.length === 2 && words.some((word) => titleScore(word.text) !== 0)) return words.map(part);
  const at = /\s(?:(?:at|bei|chez|hos|presso|bij|w firmie)\s|@\s?)/i.exec(text);
  if (at && at.index > 2 && titleScore(text.slice(0, at.index)) > -1) {
    const employer = chunk.passage.slice(at.index + at[0].length);
    const place = /\sin\s(?=\p{Lu})/u.exec(employer.text);
    const isPlaced = place && placeLikelihood(employer.text.slice(place.index + place[0].length)) >= 0.7;
    const named = isPlaced ? [part(employer.slice(0, place.index)), part(employer.slice(place.index + place[0].length))] : [part(employer)];
    return [part(chunk.passage.slice(0, at.index)), ...named];
  }
  const separators = [...text.matchAll(/\s[–—-]\s|(?<=[\p{L})]):\s|,\s/gu)];
  let best: { index: number; length: number; score: number } | undefined;
  for (const separator of separators.slice(0, 8)) {
    const before = titleScore(text.slice(0, separator.index));
    const after = titleScore(text.slice(separator.index + separator[0].length));
    const score = Math.abs(before - after) + (before * after < 0 ? 1 : 0) + (separator[0].startsWith(',') ? 0 : 0.2);
    const behind = text.slice(separator.index + separator[0].length);
    if (separator[0].startsWith(',') && (isDepartment(behind) || isLegalForm(behind.split(', ')[0] ?? ''))) continue;
    if (!best || score > best.score) best = { index: separator.index, length: separator[0].length, score };
  }
  if (!best || best.score < 0.5) return [chunk];
  return [part(chunk.passage.slice(0, best.index)), part(chunk.passage.slice(best.index + best.length))].filter((piece) => piece.passage.text);
}

/**
 * "Employer | Cholet | 2015 – 2018" above a title on its own line, or "Employer | Cholet" above "Title | 2015 – 2018": what shares the employer's line is a town
 * that is on no list.
 */
function placeBetween(head: EntryHeader): void {
  const [first, second, third] = head.chunks;
  const isBetween = first && second && third && second.line === first.line && second.cell !== first.cell && third.line > second.line;
  if (!isBetween || head.place || titleScore(first.passage.text) > 0 || isSentence(third)) return;
  const dateLine = head.datePassage?.pieces[0]?.line;
  const isAboveTitle =
    third.passage.pieces[0]?.line === dateLine && titleScore(second.passage.text) === 0 && first.style === second.style && townAlone.test(second.passage.text);
  if (!isPlaceBesideDate(second, head) && !isAboveTitle) return;
  head.place = second.passage;
  head.chunks.splice(1, 1);
}

/** "Harlow Finance, Springfield, IL, Accountant": the place between employer and title put into the head. */
function withoutLeadingPlace(chunk: HeaderChunk, head: EntryHeader): HeaderChunk {
  const { text } = chunk.passage;
  const ends = [...text.matchAll(/,\s/gu)].map((comma) => comma.index).reverse();
  const end = ends.find((at) => placeLikelihood(text.slice(0, at)) >= 0.7 && titleScore(text.slice(at)) > 0);
  if (end === undefined) return chunk;
  head.place ??= chunk.passage.slice(0, end);
  return { ...chunk, passage: chunk.passage.slice(end + 1).trim() };
}

const townAlone = /^\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+){0,2}$/u;

/** The chunks of a position's header; a single one that names both position and employer is split, by style or by its words. */
function chunksOf(head: EntryHeader): HeaderChunk[] {
  if (head.chunks.some((chunk) => chunk.role)) return head.chunks;
  placeBetween(head);
  const [first, ...others] = head.chunks;
  if (!first || others.some((chunk) => !isSentence(chunk) && !isPlaceBesideDate(chunk, head))) return head.chunks;
  const styled = divideByStyle(first.passage).map((passage) => ({ ...first, passage }));
  const [lead, behind] = styled;
  const isListed = lead !== undefined && /^[\s,;|–—-]*[,;|–—-]/u.test(first.passage.text.slice(lead.passage.text.length));
  const inLead =
    lead && isListed && styled.length === 2 && behind && titleScore(behind.passage.text) === 0 && townAlone.test(behind.passage.text) ? divide(lead) : [];
  if (inLead.length > 1 && behind) {
    // "**Title – Employer**, Town": what comes after both is the town.
    head.place ??= behind.passage;
    return [...inLead, ...others];
  }
  const parts = (styled.length > 1 ? styled : divide(first)).map((chunk, index) => (index > 0 ? withoutLeadingPlace(chunk, head) : chunk));
  const town = parts.length > 2 ? parts.find((chunk) => placeLikelihood(chunk.passage.text) >= 0.5) : undefined;
  if (town) head.place ??= town.passage;
  return [...parts.filter((chunk) => chunk !== town), ...others];
}

const hasDash = (own: HeaderChunk[]) => /\s[–—|-]\s/u.test(own[0]?.passage.text ?? '');

/** Where most positions of a section read "Position, Employer" or "Position – Employer", one with unknown words is split there too. */
function alikeDivided(chunks: HeaderChunk[][]): HeaderChunk[][] {
  const divided = chunks.filter(([first, second]) => first && second && first.line === second.line && first.cell === second.cell).length;
  // The section's own pattern: every entry is one text with a comma or dash in it, even where none of its words is known.
  const separator = /^[^,–—|]{2,60}?(,\s|\s[–—|-]\s)(?!.*\d)\p{L}.{1,60}$/u;
  const single = chunks.filter((own) => own.length === 1 && separator.test(own[0]?.passage.text ?? '')).length;
  // A dash between two unknown names does not say which of them is the employer.
  const isPattern = chunks.length > 1 && single > 0 && divided + single === chunks.length && (divided > 0 || !chunks.some(hasDash));
  if (!isPattern && (divided < 1 || divided * 2 < chunks.length)) return chunks;
  return chunks.map(([first, ...others]) => {
    const comma = first && others.length === 0 ? /,\s|\s[–—|-]\s/u.exec(first.passage.text) : null;
    if (!first || !comma || comma.index < 2) return first ? [first, ...others] : [];
    return [
      { ...first, passage: first.passage.slice(0, comma.index) },
      { ...first, passage: first.passage.slice(comma.index + comma[0].length).trim() },
    ];
  });
}

/**
 * A lone title that looks like the titles of positions whose employer is on a separate line ("Manager, Nutrition" below "Director") does not name an employer.
 */
function isTitleOfGroup(head: EntryHeader, heads: readonly EntryHeader[]): boolean {
  const [only, ...others] = head.chunks;
  if (!only || others.length > 0 || titleScore(only.passage.text) <= 0) return false;
  return heads.some(({ chunks }) => {
    const title = chunks.find((chunk) => chunk.style === only.style && titleScore(chunk.passage.text) > 0);
    return title && chunks.some((chunk) => chunk.line !== title.line && chunk.style !== title.style && !isSentence(chunk));
  });
}

/** The chunks of every position's header in a section, split so that position and employer are separate. Pure except for a town put into its head. */
export function positionChunks(heads: readonly EntryHeader[]): HeaderChunk[][] {
  return alikeDivided(heads.map((head) => (isTitleOfGroup(head, heads) ? head.chunks : chunksOf(head))));
}
