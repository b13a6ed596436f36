import { plans } from '@folia/contracts/plans';

const freeImports = plans.free.meters['resume-import'].limit ?? 0;

export const texts = {
  headlineFirst: 'Your resume,',
  headlineSecond: 'turned into evidence.',
  lead: 'Folia reads your resume, you check it, and a portfolio stands. Every line of it leads back to the words it came from.',
  importResume: 'Import your resume',
  signIn: 'Sign in',
  small: `Free, with ${freeImports} resume imports. Private until you say otherwise.`,
  sample: 'Sample',
  inTheFile: 'What the file says',
  inThePortfolio: 'What the portfolio shows',
  stepsTitle: 'From a file to a page, in three steps',
  steps: [
    { title: 'Import your resume', text: 'PDF or Word, up to 10 MB. Drop it, paste it or choose it; writing by hand works too.' },
    { title: 'Check what we read', text: 'The page stands beside the fields, and each field shows the words it came from. What we are unsure of comes first.' },
    { title: 'Publish when it is right', text: 'Only what you accept is saved. One switch makes the page public, and takes it back.' },
  ],
  privacyTitle: 'Private until you say otherwise',
  privacy: [
    'A new portfolio is seen by nobody but you. Phone and e-mail read from a resume stay private even when the page is public.',
    'What you import is yours: the original can be deleted at any time, and the portfolio stays.',
  ],
  privacyTable: {
    caption: 'Who sees what',
    what: 'What you mark',
    you: 'You see it',
    everyone: 'Everyone',
    rows: [
      { what: 'Public', you: true, everyone: 'yes' },
      { what: 'Private', you: true, everyone: 'no' },
      { what: 'Phone and e-mail', you: true, everyone: 'if you say so' },
    ],
    yes: 'yes',
  },
  closing: 'You have done the work. Let it speak.',
};

/** One invented person's lines, to show what becomes of a resume. Labelled as a sample wherever they appear. */
export const sampleLines = [
  { words: 'Senior Platform Engineer', rest: ', Tidewater Grid, Bergen, Aug 2019 – present', field: 'Position', value: 'Senior Platform Engineer' },
  {
    words: '1.2 million homes',
    rest: ' each night, settled with Node.js and PostgreSQL',
    field: 'Highlight',
    value: 'Settled meter readings for 1.2 million homes',
  },
  { words: 'Exactly once is a promise', rest: ', talk, Nordic Systems Day, 2024', field: 'Talk', value: 'Exactly once is a promise, not a setting' },
] as const;
