import type { Meter } from '@folia/contracts/plans';
import { Award, BookOpen, Box, FileText, Flag, Link2, type LucideIcon, Mic, Upload } from 'lucide-react';
import { paths } from '../../lib/paths';
import { texts } from './texts';

/** Something to make: where that is done, the letter that leads there from the open panel, and what the plan counts. */
export type CreateEntry = { label: string; icon: LucideIcon; letter: string; href: string; meter?: Meter };

/** Things for the portfolio, then things to do with it (DESIGN section 14). */
export const createEntries: readonly (readonly CreateEntry[])[] = [
  [
    { label: texts.project, icon: Box, letter: 'p', href: paths.newItem('project').href() },
    { label: texts.publication, icon: BookOpen, letter: 'u', href: paths.newItem('publication').href() },
    { label: texts.patent, icon: Award, letter: 'a', href: paths.newItem('patent').href() },
    { label: texts.talk, icon: Mic, letter: 't', href: paths.newItem('talk').href() },
  ],
  [
    { label: texts.fitScore, icon: Flag, letter: 'f', href: paths.calculator.href(), meter: 'fit-score' },
    // It is made for a job, and those are in the Career Center.
    { label: texts.resume, icon: FileText, letter: 'r', href: paths.careerCenter.href(), meter: 'tailor-made' },
    { label: texts.link, icon: Link2, letter: 'l', href: `${paths.sharing.href()}?open=create` },
    { label: texts.import, icon: Upload, letter: 'i', href: paths.resumeImport.href(), meter: 'resume-import' },
  ],
];
