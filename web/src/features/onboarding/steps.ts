import { paths } from '../../lib/paths';

export type StepName = 'import' | 'content' | 'score' | 'resume' | 'share' | 'chat';
export type Step = { name: StepName; to: string; state?: { activeSection: string } };

/** The six steps and where their buttons lead (spec section 2). */
export const steps: readonly Step[] = [
  { name: 'import', to: paths.resumeImport.href() },
  { name: 'content', to: paths.user.href(), state: { activeSection: 'projects' } },
  { name: 'score', to: paths.jobMatch.href() },
  { name: 'resume', to: paths.jobMatch.href() },
  { name: 'share', to: paths.user.href() },
  { name: 'chat', to: paths.user.href() },
];
