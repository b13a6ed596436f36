import type { ReadResume } from '@folia/contracts/resume-import/shapes';
import type { ReadContext } from './entry-builder';
import { Passage } from './passage';
import type { Section } from './sections/section';

type Unplaced = { text: Omit<ReadResume['unplaced'][number], 'id'>; words: number };

const sectionName = (section: Section) => (section.kind === 'margin' ? 'Page margin' : section.title || 'Top of the document');
const maxWordsText = 5000;

/** Every stretch of words that is not part of any value, with its place and section; neighbouring lines of a section are combined. */
export function collectUnplaced(sections: readonly Section[], context: ReadContext): Unplaced[] {
  const result: Unplaced[] = [];
  for (const section of sections) {
    let open: { passages: Passage[]; words: number; page: number } | undefined;
    const close = () => {
      if (open) {
        const passage = Passage.join(open.passages);
        const [evidence] = passage.evidence(context.pages, 1, 'unplaced');
        result.push({
          text: { page: open.page, words: evidence?.words ?? passage.text, box: evidence?.box ?? null, section: sectionName(section) },
          words: open.words,
        });
      }
      open = undefined;
    };
    const lines = section.heading ? [section.heading, ...section.lines] : section.lines;
    for (const line of lines) {
      const stretches = context.ledger.unclaimed(line);
      const isWhole = stretches.length === 1 && (stretches[0]?.to ?? 0) - (stretches[0]?.from ?? 0) > line.text.length * 0.8;
      for (const stretch of stretches) {
        const passage = Passage.of(line, stretch.from, stretch.to);
        const length = open?.passages.reduce((sum, part) => sum + part.text.length, 0) ?? 0;
        if (!open || !isWhole || open.page !== line.page || length + passage.text.length > maxWordsText - 10 || line.bullet) close();
        open ??= { passages: [], words: 0, page: line.page };
        open.passages.push(passage);
        open.words += stretch.words;
        if (!isWhole) close();
      }
      if (stretches.length === 0) close();
    }
    close();
  }
  return result;
}
