import type { Plans } from '@folia/contracts/plans';

const freeImports = (plans: Plans | null) => (plans ? `${plans.free.meters['resume-import'].limit} resume imports in the free plan. ` : '');

export const texts = {
  headlineFirst: 'Your resume,',
  headlineSecond: 'turned into evidence.',
  lead: 'Folia reads your resume and makes a portfolio of it. Then it scores you against any job, writes the resume for that job and answers recruiters, and shows the line behind every claim.',
  importResume: 'Import your resume',
  examples: 'See an example portfolio',
  small: (plans: Plans | null) => `No credit card. ${freeImports(plans)}Private until you say otherwise.`,
  seekers: {
    title: 'You look for work',
    rows: [
      { head: 'One body of evidence', text: 'Write it once. Score, resume and answers all draw from it.' },
      { head: 'Know before you apply', text: 'A score you can add up by hand, with the missing parts named.' },
      { head: 'Nothing invented', text: 'A tailored line without a source is not written.' },
    ],
  },
  recruiters: {
    title: 'You look for people',
    rows: [
      { head: 'Evidence first', text: 'Every match leads to the words in the portfolio that bear it out.' },
      { head: 'Ask anything, at any hour', text: 'DeepTalk answers about a candidate, and says when it does not know.' },
      { head: 'A link is enough', text: 'Candidates send you a protected link. You need no account to open it.' },
    ],
    action: 'Sign in as a recruiter',
  },
  closing: 'You have done the work. Let it speak.',
  closingOther: 'Read how scores are made',
};
