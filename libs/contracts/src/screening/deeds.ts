/** What the log of an organisation tells of its jobs; what was decided about candidates stands in the job's own log. */
export const screeningDeeds = [
  'screening-job.made',
  'screening-job.opened',
  'screening-job.closed',
  'screening-job.deleted',
  'candidate.name-shown',
  'shortlist.printed',
  'audit.exported',
] as const;
export type ScreeningDeed = (typeof screeningDeeds)[number];
