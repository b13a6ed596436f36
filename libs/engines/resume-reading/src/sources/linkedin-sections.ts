import type { SourceDocument, TextFlow, TextLine } from '../document/text-line';
import { Passage } from '../parser/passage';
import { matchHeading } from '../parser/sections/match-heading';
import type { Section } from '../parser/sections/section';
import type { SectionKind } from '../parser/sections/section-lexicon';

/** A saved LinkedIn profile by its parts: the sections of its sidebar and of its main column, and what stands in the margins. */
export type ProfileParts = { side: Section[]; head: TextLine[]; main: Section[]; margins: Section[]; headings: Passage[] };

const contactHeading = /^(?:contact|kontakt|coordonnées|contactar|contacto|contatti|contato|contactgegevens|kontaktoplysninger|dane kontaktowe)$/iu;
const skillsHeading =
  /^(?:top skills|top-kenntnisse|principales compétences|aptitudes principales|principais competências|competenze principali|belangrijkste vaardigheden|bästa kompetenserna|najważniejsze umiejętności)$/iu;
const footer = /^(?:page|seite|página|pagina|sida|side|strona) \d{1,3} (?:of|von|sur|de|di|van|av|af|z) \d{1,3}$/iu;
const ownAddress = /linkedin\.com\/[\s\S]{1,200}\(LinkedIn\)/i;

function kindOf(text: string): SectionKind | undefined {
  if (contactHeading.test(text)) return 'contact';
  if (skillsHeading.test(text)) return 'skill';
  const match = matchHeading(text);
  return match?.exact ? match.kind : undefined;
}

const near = (a: number, b: number) => Math.abs(a - b) < 0.4;

/** Divides a column at the lines of its headings' size; a heading on two lines is one. */
function divide(lines: readonly TextLine[], size: number, headings: Passage[]): { head: TextLine[]; sections: Section[] } {
  const head: TextLine[] = [];
  const sections: Section[] = [];
  lines.forEach((line, index) => {
    const last = sections.at(-1);
    const before = lines[index - 1];
    if (!near(line.size, size)) {
      (last ? last.lines : head).push(line);
    } else if (last && before && near(before.size, size) && line.gap < 0.5) {
      last.title = `${last.title} ${line.text}`;
      last.lines.push(line);
      headings.push(Passage.of(line));
    } else sections.push({ kind: 'none', kinds: [], title: line.text, heading: line, lines: [] });
  });
  return { head, sections: sections.map((section) => ({ ...section, kind: kindOf(section.title) ?? 'none' })) };
}

const headingSize = (flow: TextFlow | undefined, kinds: readonly SectionKind[]) =>
  flow?.lines.find((line) => kinds.includes(kindOf(line.text) as SectionKind))?.size;

/**
 * Takes a PDF apart as LinkedIn saves a profile: a sidebar that begins with "Contact" and names the profile's own address, "(LinkedIn)" behind it,
 * a main column with the person's career, "Page 1 of 3" at the foot. Undefined for every other document. Headings in English, German, French, Spanish
 * and, as far as the lexicon goes, further languages. Pure.
 */
export function linkedinSections({ flows }: SourceDocument): ProfileParts | undefined {
  const hasFooter = flows.some((flow) => flow.lines.some((line) => footer.test(line.text)));
  const sidebar = flows.find((flow) => flow.lines.some((line) => contactHeading.test(line.text)));
  const isOwn = ownAddress.test(sidebar?.lines.map((line) => line.text).join('') ?? '');
  const column = flows.find((flow) => flow !== sidebar && headingSize(flow, ['work', 'education']) !== undefined);
  const sideSize = headingSize(sidebar, ['contact']);
  const mainSize = headingSize(column, ['work', 'education']);
  if (!hasFooter || !isOwn || !sidebar || !column || sideSize === undefined || mainSize === undefined) return undefined;
  const headings: Passage[] = [];
  const side = divide(sidebar.lines, sideSize, headings);
  const main = divide(column.lines, mainSize, headings);
  if (side.head.length > 0) return undefined;
  // What stands between the head and the career is about the person, whatever its heading is called.
  const career = main.sections.findIndex((section) => section.kind === 'work' || section.kind === 'education');
  for (const section of main.sections.slice(0, career)) section.kind = 'summary';
  const margins = flows
    .filter((flow) => flow !== sidebar && flow !== column)
    .map((flow): Section => ({ kind: 'margin', kinds: [], title: '', heading: null, lines: flow.lines }));
  return { side: side.sections, head: main.head, main: main.sections, margins, headings };
}
