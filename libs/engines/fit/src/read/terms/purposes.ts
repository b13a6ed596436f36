import type { SkillMention } from '@folia/skills/skill';
import type { Term } from './split-terms';

type Range = { start: number; end: number };

const asked =
  '(?:is|are|skills?|experience|knowledge|programming|scripting|development|code|needed|required|essential|necessary|a must|benötigt|erforderlich|requise?s?|necesari[oa]s?)';
const begins = new RegExp(`^[)\\]]?(?: ${asked}){0,3} (?=(?:for|für|zur|zum|pour|para) )`, 'iu');
const purpose = / (?:for|für|zur|zum|pour|para) /i;
/** Something unknown that is clearly a thing: a name in the middle of a sentence, an instrument. */
const thing = /(?<=\p{L},? )(?:\p{Lu}[\p{L}\d+#.-]*|controllers?|tools?|software|platforms?|equipment|instruments?|packages?)(?= for )/gu;
const ends = /[,;:([]|[.!?](?:\s|$)|\s[–—-]\s/u;

/**
 * "MATLAB or Python for prototypes and analysis": what the known thing named just before is used for, up to the end of the clause. Ranges are offsets into the
 * whole text, like those of `mentions`, which are in order; `offset` is where `text` begins.
 */
export function purposesIn(text: string, offset: number, mentions: readonly SkillMention[]): Range[] {
  const found: Range[] = [];
  if (!purpose.test(text)) return found;
  const names = [...text.matchAll(thing)].map((name) => ({ end: offset + name.index + name[0].length }));
  for (const { end } of [...mentions, ...names].sort((a, b) => a.end - b.end)) {
    const lead = begins.exec(text.slice(end - offset))?.[0];
    if (lead === undefined) continue;
    const start = end - offset + lead.length;
    const length = ends.exec(text.slice(start))?.index ?? text.length - start;
    found.push({ start: offset + start, end: offset + start + length });
  }
  return found;
}

function part(term: Term, start: number, end: number, joint: Term['joint']): Term[] {
  const raw = term.text.slice(start - term.start, end - term.start);
  const from = raw.length - raw.replace(/^[\s:]+/, '').length;
  const text = raw.slice(from).trimEnd();
  return text ? [{ ...term, text, start: start + from, end: start + from + text.length, joint }] : [];
}

/** A term that continues with a purpose is split there, so that each part stands for its own request. */
export function divideAtPurposes(terms: readonly Term[], purposes: readonly Range[]): Term[] {
  return terms.flatMap((term) => {
    const purpose = purposes.find(({ start }) => term.start < start && start < term.end);
    if (!purpose) return [term];
    const end = Math.min(purpose.end, term.end);
    return [...part(term, term.start, purpose.start, term.joint), ...part(term, purpose.start, end, 'and'), ...part(term, end, term.end, 'and')];
  });
}
