import { linkDays, maxLinks, maxResumeBytes } from '@folia/contracts/limits';
import type { Allowance, Plans } from '@folia/contracts/plans';
import { formatBytes } from '../../lib/format-bytes';

const number = new Intl.NumberFormat('en');
const of = (limit: number | null) => (limit === null ? 'No limit' : number.format(limit));
const per = ({ per }: Allowance) => (per === 'ever' ? 'in all' : 'a month');

/** What is free: every figure is the one that is enforced now. */
export const freeTexts = {
  title: 'Free portfolio',
  description: 'A portfolio page from your resume, free forever: imports, a FitScore for any job, protected links and your own address. No credit card.',
  headline: 'A portfolio that costs nothing, and stays that way',
  lead: 'Free is a plan, not a trial. It has no end date, asks for no card, and your page carries no advertising.',
  action: 'Start free',
  compare: 'Compare all plans',
  rows: ({ free }: Plans) => [
    { figure: '1', name: 'Portfolio', text: 'At your own username, public or private, with every kind of entry, all three looks and your accent colour.' },
    {
      figure: of(free.meters['resume-import'].limit),
      name: `Resume imports ${per(free.meters['resume-import'])}`,
      text: `PDF or Word up to ${formatBytes(maxResumeBytes)}. An import counts when its review is ready; writing by hand is never counted.`,
    },
    {
      figure: of(free.meters['fit-score'].limit),
      name: `FitScores ${per(free.meters['fit-score'])}`,
      text: 'Again on the first of each month. The same job scored again within a month of the first time is not counted.',
    },
    {
      figure: of(free.meters['tailor-made'].limit),
      name: `TailorMade ${free.meters['tailor-made'].limit === 1 ? 'resume' : 'resumes'} ${per(free.meters['tailor-made'])}`,
      text: 'For one job, with its cover letter. The general resume of your whole portfolio is free as often as you like, in all eight templates.',
    },
    {
      figure: of(maxLinks),
      name: 'Protected links at a time',
      text: `With password, end and allowed addresses, each open for ${linkDays.first} days unless you say otherwise.`,
    },
    { figure: of(free.answersPerDay), name: 'DeepTalk answers a day', text: 'Given to the people who ask about your page. Your own tries are not counted.' },
    { figure: `${free.analyticsDays}`, name: 'Days of analytics', text: 'Who came, from where, and what they read, counted without programs and previews.' },
    { figure: formatBytes(free.storageBytes ?? 0), name: 'Storage', text: 'For pictures, videos and the original files of your resumes.' },
  ],
  steps: {
    title: 'How it goes',
    list: [
      { title: 'Drop your resume', text: 'Or paste it, or begin by hand. Nothing is saved yet.' },
      { title: 'Check what was read', text: 'Each field shows its words. What is unsure comes first.' },
      { title: 'Publish when you like', text: 'One switch makes the page public, and takes it back.' },
    ],
  },
  questionsTitle: 'What one might ask',
  questions: ({ basic }: Plans) => [
    {
      question: 'Is it free forever?',
      answer: 'Yes. Free has no end date. If its limits are too small for you, wait for the next month; there is nothing to cancel.',
    },
    {
      question: 'Do I have to give a credit card?',
      answer: 'No, at no point. Only paid plans ask for one.',
    },
    {
      question: 'What do I not get?',
      answer: `Volume. Basic will hold ${of(basic.meters['resume-import'].limit)} imports and ${of(basic.meters['fit-score'].limit)} FitScores a month, and ${of(basic.meters['tailor-made'].limit)} TailorMade resumes. The page itself is the same.`,
    },
    {
      question: 'Can I take my portfolio away again?',
      answer: 'Yes. One file holds your entries, originals and data, as JSON Resume and as they are stored. Deleting the account is in your settings.',
    },
    {
      question: 'Is my page public at once?',
      answer: 'No. A new portfolio is seen by nobody but you. Phone and e-mail stay private even when the page is public, until you change that too.',
    },
  ],
};
