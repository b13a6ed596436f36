import { type Plan, type PlanName, priceCents } from '@folia/contracts/plans';
import { webConfig } from '../../lib/config';
import { dollars } from '../../lib/dollars';
import { wholePoints } from '../../lib/score-band';
import { sample } from './sample';

const [firstAnswer] = sample.answers;
const assistant = () => webConfig().assistantName;
const limitOf = (plan: Plan, meter: keyof Plan['meters'], one: string, many: string) => {
  const { limit, per } = plan.meters[meter];
  return `${limit ?? 'unlimited'} ${limit === 1 ? one : many}${per === 'month' ? ' a month' : ''}`;
};
const included = (plan: Plan) =>
  [
    limitOf(plan, 'resume-import', 'resume import', 'resume imports'),
    limitOf(plan, 'fit-score', 'FitScore', 'FitScores'),
    limitOf(plan, 'tailor-made', 'TailorMade resume', 'TailorMade resumes'),
    ...(plan.premiumAnalytics ? ['premium analytics'] : []),
  ].join(', ');

export const texts = {
  journeyTitle: 'From resume to career success in 60 seconds',
  journeyTitlePlain: 'From a file to an answer, in six steps',
  journeyNote: 'The name of the way, not a promise about yours: reading takes seconds, checking takes as long as you like.',
  journey: () => [
    {
      title: 'Import your resume',
      text: 'PDF or Word. Folia reads it and you check every field before anything is saved.',
      art: [`Resume of ${sample.person}`, `${sample.reading.entries} entries found, ${sample.reading.toCheck} to check`],
    },
    {
      title: 'Add your content',
      text: 'Projects, publications, patents and talks: the things a resume has no room for.',
      art: [sample.score.requirements.find(({ evidence }) => evidence)?.evidence?.from ?? '', 'quoted in the score'],
    },
    {
      title: 'Check your FitScore',
      text: 'Paste a job. See what matches, what is missing and what would raise the score.',
      art: [sample.job.role, `${wholePoints(sample.score.score)} of 100`],
    },
    {
      title: 'Make a TailorMade resume',
      text: 'Written for that job, from what you have done. Every line shows where it comes from.',
      art: [`Resume for ${sample.job.company}`, `${sample.resume.kept} lines, each with its source`],
    },
    {
      title: 'Share your portfolio',
      text: 'Your page, or a link with a password and an end date. You see who opened it.',
      art: [`Link for ${sample.job.company}`, 'password, ends after 30 days'],
    },
    {
      title: 'Let DeepTalk answer',
      text: `Recruiters ask, ${assistant()} answers from your portfolio, day and night. It says so when it does not know.`,
      art: [`“${firstAnswer?.question}”`, 'Yes, with the line that says so'],
    },
  ],
  privacyTitle: 'Private until you say otherwise',
  privacy: [
    'A new portfolio is seen by nobody but you. Phone and e-mail read from a resume stay private even when the page is public. A link can have a password and an end date, and stops when you withdraw it.',
    'Before an AI model reads anything, your name, contact details and photo are taken out. You can switch the model off.',
  ],
  privacyTable: {
    caption: 'Who sees what',
    what: 'What you mark',
    readers: ['You see it', 'Link holders', 'Everyone'],
    rows: [
      { what: 'Public', cells: ['yes', 'yes', 'yes'] },
      { what: 'By link', cells: ['yes', 'yes', 'no'] },
      { what: 'Private', cells: ['yes', 'no', 'no'] },
      { what: 'Phone, e-mail, address', cells: ['yes', 'if you say so', 'if you say so'] },
    ],
    yes: 'yes',
  },
  figures: 'Figures',
  pricingTitle: 'Free to be seen',
  pricingAll: 'Every limit, side by side',
  planNames: { free: 'Free', basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' } satisfies Record<PlanName, string>,
  price: (plan: Plan) => dollars(priceCents(plan, 'month')) ?? 'By agreement',
  aMonth: 'a month',
  included: (plan: Plan) => (plan.price === null ? 'No limit on imports, scores and tailored resumes' : included(plan)),
};
