import type { FoundProfile, FoundText, ReadResume } from '@folia/contracts/resume-import/shapes';
import { fitText } from '../../document/fit-text';
import type { TextLine } from '../../document/text-line';
import { titleScore } from '../entries/role-words';
import { sectionUnits, type Unit } from '../entries/section-units';
import type { ReadContext } from '../entry-builder';
import { Passage } from '../passage';
import type { Section } from '../sections/section';
import { placeLikelihood, trailingPlace } from '../values/find-place';
import { contactChunks } from './contact-chunks';
import { findContacts } from './find-contacts';
import { findName } from './find-name';
import { leftoverPlace } from './leftover-place';

const contactMark = /@|https?:|www\.|\d{4,}|^(?:e-?mail|phone|tel|mobile|address|linkedin|github)\s*[:：]/i;
const personal =
  /\b(?:ans|years old|jahre alt|años|célibataire|mariée?|ledig|verheiratet|single|married|geboren|née? le|nationalit|date of birth|driving licen[cs]e|permis|führerschein)\b/i;
const isQuote = (text: string) => /^[“"„«].*[”"“»]$/u.test(text);

/** What the person calls themselves: the line below the name if it is not a contact, or a title beside the name. */
function findHeadline(lines: readonly TextLine[], nameLine: TextLine, context: ReadContext): FoundText | null {
  const at = lines.indexOf(nameLine);
  const above = lines[at - 1];
  const near = [...lines.slice(Math.max(0, at), at + 8), ...(above && titleScore(above.text) > 0.5 ? [above] : [])];
  const chunks = near.flatMap((line) => {
    const parts = contactChunks([line]);
    if (line === nameLine) return parts.slice(1);
    // A line of contacts may begin with the title; a line without contacts is one text.
    return parts.some((part) => contactMark.test(part.text) || /\d{3}/.test(part.text))
      ? parts.filter((part) => titleScore(part.text) > 0)
      : [Passage.of(line)];
  });
  for (const chunk of chunks) {
    const words = chunk.text.split(' ').length;
    const isFar = lines.indexOf(chunk.pieces[0]?.line as TextLine) > at + 3;
    const isClaimed =
      context.ledger.isClaimed(chunk) ||
      (isFar && titleScore(chunk.text) <= 0) ||
      contactMark.test(chunk.text) ||
      personal.test(chunk.text) ||
      placeLikelihood(chunk.text.split(/\s*[|•·]\s*/)[0] ?? '') >= 0.6 ||
      isQuote(chunk.text);
    if (isClaimed || words > 18 || chunk.text.length > 200 || !/\p{L}{2}/u.test(chunk.text)) continue;
    if (titleScore(chunk.text) < (words === 1 ? 0.1 : 0) || trailingPlace(chunk.text) > 0) continue;
    if (words > 8 && /[.!]$/.test(chunk.text) && chunk.pieces[0]?.line.wraps) continue;
    context.ledger.claim(chunk);
    return { value: chunk.text, evidence: chunk.evidence(context.pages, titleScore(chunk.text) > 0 ? 0.85 : 0.65, 'line below name') };
  }
  return null;
}

/** Paragraphs of running text: a bullet, a Word paragraph or a wider gap begins a new one. */
function paragraphs(lines: readonly TextLine[]): Passage[] {
  const groups: TextLine[][] = [];
  const worded = lines.filter((line) => /[\p{L}\p{N}]/u.test(line.text));
  const usualGap = Math.min(...worded.slice(1).map((line) => line.gap));
  for (const line of worded) {
    const group = groups[groups.length - 1];
    if (group && line.placed && !line.bullet && line.gap <= usualGap + 0.35) group.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => Passage.join(group.map((line) => Passage.of(line))));
}

function findSummary(sections: readonly Section[], heads: readonly TextLine[], context: ReadContext): FoundText | null {
  const own = sections.filter((section) => section.kind === 'summary' && !holdsContacts(section)).flatMap((section) => paragraphs(section.lines));
  const isLong = (unit: Unit) => unit.kind === 'prose' && unit.passage.text.split(' ').length >= 15 && !contactMark.test(unit.passage.text);
  const passages =
    own.length > 0
      ? own
      : sectionUnits(heads)
          .filter(isLong)
          .map((unit) => unit.passage);
  if (passages.length === 0) return null;
  for (const passage of passages) context.ledger.claim(passage);
  const [confidence, method] = own.length > 0 ? ([0.9, 'summary section'] as const) : ([0.6, 'paragraph at the top'] as const);
  return {
    value: fitText(passages.map((passage) => passage.text).join('\n\n'), 5000),
    evidence: passages.flatMap((passage) => passage.evidence(context.pages, confidence, method)).slice(0, 50),
  };
}

/** "About" above an address, a mail and a phone: contacts under a summary's heading. */
function holdsContacts(section: Section): boolean {
  if (section.kind !== 'summary' && section.kind !== 'none') return false;
  return section.lines.length <= 14 && section.lines.some((line) => isContactLine(line)) && section.lines.every((line) => line.text.split(' ').length <= 6);
}

const isContactLine = (line: TextLine) => line.text.length < 60 && (/\S@\S/.test(line.text) || /^\+?[\d ()./-]{8,20}$/.test(line.text));

/**
 * Name, headline, contact, place, home page, profiles and summary. Contacts come from the top of the document, contact and profile sections and margins. Pure
 * apart from the ledger, in which it marks what it took.
 */
export function readBasics(sections: readonly Section[], bodySize: number, context: ReadContext): { basics: ReadResume['basics']; profiles: FoundProfile[] } {
  const headSections = sections.filter((section) => section.kind === 'head');
  const heads = headSections.map((section) => section.lines.filter((line) => line.page === 1).slice(0, 40));
  const contactSections = sections.filter((section) => section.kind === 'contact' || section.kind === 'profiles' || holdsContacts(section));
  const contactLines = [...heads.flat(), ...contactSections.flatMap((section) => section.lines)];
  const margins = sections.filter((section) => section.kind === 'margin').flatMap((section) => section.lines);
  const everywhere = [...margins, ...sections.flatMap((section) => section.lines)];
  const contacts = findContacts(contactLines, everywhere, context, margins);
  const named = findName([...heads, ...contactSections.map((section) => section.lines.slice(0, 6)), margins], contacts.email?.value ?? '', bodySize, context);
  const basics: ReadResume['basics'] = {};
  if (named) basics.name = named.name;
  for (const field of ['email', 'phone', 'location', 'url'] as const) {
    const found = contacts[field];
    if (found) basics[field] = { ...found, value: fitText(found.value, 2000) };
  }
  const place = basics.location
    ? null
    : leftoverPlace(
        heads,
        contactSections.flatMap((section) => section.lines),
        named?.line,
        context,
      );
  if (place) {
    context.ledger.claim(place);
    basics.location = { value: place.text, evidence: place.evidence(context.pages, 0.6, 'rest of contact line') };
  }
  const headline = named ? findHeadline(heads.find((lines) => lines.includes(named.line)) ?? [], named.line, context) : null;
  if (headline) basics.headline = headline;
  const summary = findSummary(sections, heads.flat(), context);
  if (summary) basics.summary = summary;
  return { basics, profiles: contacts.profiles };
}
