import type { ReadPage } from '@folia/contracts/resume-import/shapes';
import type { SourceDocument } from '../document/text-line';
import { Passage } from './passage';
import type { Section } from './sections/section';

/**
 * The pages as the review shows them: every line that was read, with its place, headings marked. Whether they can be shown as images is decided by the code
 * that opened the file.
 */
export function resumePages(document: SourceDocument, sections: readonly Section[]): ReadPage[] {
  const lines = sections.flatMap((section) => [
    ...(section.heading ? [{ line: section.heading, heading: true }] : []),
    ...section.lines.map((line) => ({ line, heading: false })),
  ]);
  return document.pages.map((page) => ({
    number: page.number,
    width: page.width,
    height: page.height,
    hasImage: false,
    lines: lines
      .filter(({ line }) => line.page === page.number)
      .map(({ line, heading }) => ({ text: line.text, box: Passage.of(line).evidence(document.pages, 1, '')[0]?.box ?? null, heading })),
  }));
}
