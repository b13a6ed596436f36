import { AppError } from '@folia/contracts/errors';
import type { ReadResume } from '@folia/contracts/resume-import/shapes';
import { countWords } from '../document/clean-text';
import type { SourceDocument } from '../document/text-line';
import { collectUnplaced } from '../parser/collect-unplaced';
import type { ReadContext } from '../parser/entry-builder';
import { type CountStep, engineVersion } from '../parser/parse-resume';
import { Passage } from '../parser/passage';
import { resumePages } from '../parser/resume-pages';
import type { Section } from '../parser/sections/section';
import type { EntryList } from './entry-list';

export type Read = Pick<ReadResume, 'basics' | 'profiles'> & { list: EntryList };

/**
 * Closes the account of a resume that was read by a reader of its own: headings of what was read, unplaced words, pages, notes.
 * Throws AppError FILE_NO_TEXT without words and NOT_A_RESUME when no entry was found.
 */
export function finishResume(document: SourceDocument, sections: readonly Section[], read: Read, context: ReadContext, onStep: CountStep): ReadResume {
  const { entries } = read.list;
  const lines = sections.flatMap((section) => [...(section.heading ? [section.heading] : []), ...section.lines]);
  const visible = lines.reduce((sum, line) => sum + countWords(line.text), 0);
  if (visible === 0) throw new AppError('FILE_NO_TEXT');
  onStep({ name: 'sections', counts: { sections: sections.filter((section) => section.heading).length } });
  if (entries.length === 0) throw new AppError('NOT_A_RESUME');
  onStep({ name: 'entries', counts: { entries: entries.length } });
  for (const { heading, lines: inside } of sections) {
    if (heading && inside.some((line) => context.ledger.isClaimed(Passage.of(line)))) context.ledger.claim(Passage.of(heading));
  }
  const unplaced = collectUnplaced(sections, context);
  const left = unplaced.reduce((sum, text) => sum + text.words, 0);
  return {
    engineVersion,
    basics: read.basics,
    profiles: read.profiles,
    entries,
    unplaced: unplaced.map(({ text }, index) => ({ ...text, id: `u${index + 1}` })),
    pages: resumePages(document, sections),
    words: { visible, placed: visible - left, unplaced: left },
    hiddenWords: document.hiddenWords,
    notes: [...document.notes, ...read.list.notes()],
  };
}
