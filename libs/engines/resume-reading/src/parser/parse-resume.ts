import { AppError } from '@folia/contracts/errors';
import type { FoundEntry, ReadResume } from '@folia/contracts/resume-import/shapes';
import { countWords } from '../document/clean-text';
import { maxEntries, maxSkills } from '../document/limits';
import type { SourceDocument, TextLine } from '../document/text-line';
import { firstPerson } from './basics/first-person';
import { readBasics } from './basics/read-basics';
import { collectUnplaced } from './collect-unplaced';
import { readSection } from './entries/read-section';
import type { ReadContext } from './entry-builder';
import { Ledger } from './ledger';
import { Passage } from './passage';
import { resumePages } from './resume-pages';
import { findSections } from './sections/find-sections';
import type { Section } from './sections/section';
import { withoutHeadings } from './sections/without-headings';

/** Incremented whenever the same document may be read differently than before. */
export const engineVersion = '7';

export type CountStep = (step: { name: 'sections' | 'entries'; counts: Record<string, number> }) => void;

function bodySize(lines: readonly TextLine[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) letters.set(line.size, (letters.get(line.size) ?? 0) + line.text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

/**
 * Reads a document's lines as a resume: basics, entries of the twelve kinds, everything else as unplaced text; each value with its evidence.
 * Same input, same output; `asOf` is YYYY-MM. Throws AppError FILE_NO_TEXT without words and NOT_A_RESUME when no entry was found.
 */
export function parseResume(document: SourceDocument, asOf: string, onStep: CountStep = () => undefined): ReadResume {
  const lines = document.flows.flatMap((flow) => flow.lines);
  if (lines.reduce((sum, line) => sum + countWords(line.text), 0) === 0) throw new AppError('FILE_NO_TEXT');
  const context: ReadContext = { pages: document.pages, ledger: new Ledger(), asOf, room: { entries: maxEntries, lost: 0 } };
  const { flows, others } = firstPerson(document.flows, bodySize(lines));
  const sections = findSections(flows);
  const foreign: Section[] = others.length > 0 ? [{ kind: 'none', kinds: [], title: 'Another person', heading: null, lines: others }] : [];
  onStep({ name: 'sections', counts: { sections: sections.filter((section) => section.heading).length } });
  const { basics, profiles } = readBasics(sections, bodySize(lines), context);
  if (basics.location) context.home = basics.location.value;
  const read = withoutHeadings(sections, Boolean(basics.email ?? basics.phone), bodySize(lines));

  const entries: FoundEntry[] = [];
  const notes = [...document.notes];
  if (others.length > 0)
    notes.push('This document holds the resumes of more than one person. The first was read; the others are among the text that was not placed.');
  let skills = 0;
  let lostSkills = 0;
  for (const section of read) {
    const found = readSection(section, context, skills);
    for (const entry of found.entries) entries.push({ ...entry, id: `e${entries.length + 1}` });
    skills += found.entries.filter((entry) => entry.kind === 'skill').length;
    lostSkills += found.droppedSkills;
    if (section.heading && (section.kind !== 'none' || found.entries.length > 0)) context.ledger.claim(Passage.of(section.heading));
  }
  if (lostSkills > 0)
    notes.push(
      `This document lists more than ${maxSkills} skills. The first ${maxSkills} were taken; ${lostSkills} more are among the text that was not placed.`,
    );
  if (context.room.lost > 0)
    notes.push(
      `This document has more than ${maxEntries} entries. The first ${maxEntries} were taken; ${context.room.lost} more are among the text that was not placed.`,
    );
  if (entries.length === 0) throw new AppError('NOT_A_RESUME');
  onStep({ name: 'entries', counts: { entries: entries.length } });

  const every = [...sections, ...foreign];
  const everyLine = every.flatMap((section) => [...(section.heading ? [section.heading] : []), ...section.lines]);
  const visible = everyLine.reduce((sum, line) => sum + countWords(line.text), 0);
  const unplaced = collectUnplaced(every, context);
  const left = unplaced.reduce((sum, text) => sum + text.words, 0);
  return {
    engineVersion,
    basics,
    profiles,
    entries,
    unplaced: unplaced.map(({ text }, index) => ({ ...text, id: `u${index + 1}` })),
    pages: resumePages(document, every),
    words: { visible, placed: visible - left, unplaced: left },
    hiddenWords: document.hiddenWords,
    notes,
  };
}
