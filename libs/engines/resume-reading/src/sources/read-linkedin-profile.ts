import type { ReadResume } from '@folia/contracts/resume-import/shapes';
import { fitText } from '../document/fit-text';
import { maxEntries } from '../document/limits';
import type { SourceDocument, TextLine } from '../document/text-line';
import { sectionUnits } from '../parser/entries/section-units';
import type { ReadContext } from '../parser/entry-builder';
import { Ledger } from '../parser/ledger';
import type { CountStep } from '../parser/parse-resume';
import { Passage } from '../parser/passage';
import type { Section } from '../parser/sections/section';
import { placeLikelihood } from '../parser/values/find-place';
import { EntryList } from './entry-list';
import { finishResume } from './finish-resume';
import { readPositions, readSchools } from './linkedin-career';
import { linkedinSections } from './linkedin-sections';
import { readSidebar } from './linkedin-sidebar';

const method = 'LinkedIn layout';
const sure = 0.95;

/** Name, headline and place stand above the first heading, in this order and each in its own size or colour. */
function readHead(head: readonly TextLine[], basics: ReadResume['basics'], context: ReadContext): void {
  const size = head[0]?.size ?? 0;
  const name = head.filter((line) => Math.abs(line.size - size) < 0.4);
  const below = head.filter((line) => !name.includes(line));
  const last = below.at(-1);
  const isPlace = last && (below.length > 1 ? last.color !== below[0]?.color || placeLikelihood(last.text) >= 0.5 : placeLikelihood(last.text) >= 0.6);
  const headline = isPlace ? below.slice(0, -1) : below;
  const take = (field: 'name' | 'headline' | 'location', lines: readonly TextLine[], max: number) => {
    const passage = Passage.join(lines.map((line) => Passage.of(line)));
    if (!passage.text) return;
    const value = fitText(passage.text, max);
    basics[field] = { value, evidence: passage.evidence(context.pages, sure, method) };
    context.ledger.claim(passage.slice(0, value.length));
  };
  take('name', name, 100);
  take('headline', headline, 300);
  take('location', isPlace && last ? [last] : [], 200);
}

function readSummary(section: Section, basics: ReadResume['basics'], context: ReadContext): void {
  const passages = sectionUnits(section.lines).map((unit) => unit.passage);
  if (passages.length === 0 || basics.summary) return;
  for (const passage of passages) context.ledger.claim(passage);
  const evidence = passages.flatMap((passage) => passage.evidence(context.pages, sure, method)).slice(0, 50);
  basics.summary = { value: fitText(passages.map((passage) => passage.text).join('\n\n'), 5000), evidence };
}

/**
 * Reads a PDF that LinkedIn saved of a profile by its own layout. Undefined for every other document, and for one in which nothing was found so:
 * the general parser reads those. Same input, same output; `asOf` is YYYY-MM.
 */
export function readLinkedinProfile(document: SourceDocument, asOf: string, onStep: CountStep): ReadResume | undefined {
  const parts = linkedinSections(document);
  if (!parts) return undefined;
  const context: ReadContext = { pages: document.pages, ledger: new Ledger(), asOf, room: { entries: maxEntries, lost: 0 } };
  const list = new EntryList(context);
  const basics: ReadResume['basics'] = {};
  readHead(parts.head, basics, context);
  for (const section of parts.main) {
    if (section.kind === 'summary') readSummary(section, basics, context);
    else if (section.kind === 'work') readPositions(section, list, context);
    else if (section.kind === 'education') readSchools(section, list, context);
  }
  const profiles = readSidebar(parts.side, list, basics, context);
  if (list.entries.length === 0) return undefined;
  for (const heading of parts.headings) context.ledger.claim(heading);
  const head: Section = { kind: 'head', kinds: [], title: '', heading: null, lines: parts.head };
  return finishResume(document, [head, ...parts.main, ...parts.side, ...parts.margins], { basics, profiles, list }, context, onStep);
}
