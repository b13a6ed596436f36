import type { StepName } from './steps';

export const texts = {
  title: 'Your Journey to Success',
  close: 'Close dialog',
  steps: 'Steps',
  pause: 'Pause',
  play: 'Play',
  place: (place: number, all: number) => `Step ${place} of ${all}`,
  next: (seconds: number) => `next in ${seconds} s`,
  anytime: 'Access anytime via Setup Helper',
  done: 'done',
  sample: 'Sample data',
  step: {
    import: { name: 'Import Resume', action: 'Import Now', says: 'PDF or Word. Reading takes 30-40 seconds; you check every field before it counts.' },
    content: { name: 'Add Content', action: 'Add Content', says: 'Projects, papers, patents, talks: what a resume has no room for.' },
    score: {
      name: 'Check FitScore',
      action: 'Try FitScore',
      says: 'Paste a job. You get 0 to 100, what matches, what is missing, and the words it stands on.',
    },
    resume: { name: 'TailorMade Resume', action: 'Generate Resume', says: 'A resume for one job, made of your words. Nothing is invented.' },
    share: { name: 'Share Portfolio', action: 'View Portfolio', says: 'Public, or a link for one person with your rules.' },
    chat: { name: 'AI Chat', action: 'Learn More', says: 'Recruiters ask, your portfolio answers, and shows where it says so.' },
  } satisfies Record<StepName, { name: string; action: string; says: string }>,
  read: (lines: number, toCheck: number) => `entries from ${lines} lines, ${toCheck} to check`,
  shownBy: 'Project',
  kept: 'lines kept for this job',
  leftOut: 'left out',
  linkFor: (company: string) => `A link for ${company}`,
  rules: 'ends in 30 days, with a password',
  linkShows: 'Shows what you chose, and tells you when it was opened.',
};
