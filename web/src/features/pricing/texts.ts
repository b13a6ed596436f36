import { answersPerAsker, freeAgainDays } from '@folia/contracts/limits';
import type { Plans } from '@folia/contracts/plans';
import type { UsageView } from '@folia/contracts/usage/shapes';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

export const texts = {
  title: 'Pricing',
  description: 'Free, Basic, Pro and Enterprise with every limit side by side. A portfolio is free forever: no credit card, nothing charged by itself.',
  headline: 'Pay for what you score, not for being seen',
  lead: 'A portfolio is free forever. Plans differ in how much you import, score and tailor.',
  period: 'Billing period',
  monthly: 'Monthly',
  annual: 'Annual, two months free',
  start: 'Start free',
  talk: 'Talk to us',
  yourPlan: 'Your plan',
  choose: (plan: string) => `Choose ${plan}`,
  forAll: 'Where everybody begins',
  used: ({ used, limit, resetsAt }: UsageView['meters'][number]) =>
    `${limit === null ? `${used} used` : `${used} of ${limit} used`}${resetsAt && used > 0 ? `, full again on ${day.format(new Date(resetsAt))}` : ''}`,
  under: 'Prices in US dollars, before tax. Everybody starts on Free and pays nothing until they choose another plan.',
  compare: 'Every limit, side by side',
  feature: 'Limit',
  included: 'Included',
  notIncluded: 'Not included',
  questionsTitle: 'Fair questions',
  questions: ({ free }: Plans) => [
    {
      question: 'What happens when a limit is reached?',
      answer: 'What you typed stays. You see the day it resets and what a larger plan would cost. Nothing is charged by itself.',
    },
    {
      question: 'Do I pay when something fails?',
      answer: 'No. An import, a score or a resume counts when it is finished, never when it broke on our side.',
    },
    {
      question: 'What counts as one FitScore?',
      answer: `One job and one profile of yours. The same two again within ${freeAgainDays} days cost nothing, however often you edit your portfolio in between. A text that is no job costs nothing either.`,
    },
    {
      question: 'What counts as one TailorMade resume?',
      answer: 'One job and one portfolio. Changing lines, templates and paper, and every PDF or Word file you save, are free.',
    },
    {
      question: 'Do the people who read my page need a plan?',
      answer: `No. Reading is free and needs no account. Asking DeepTalk needs an account, and a Free one is enough: it gives ${answersPerAsker.day} answers a day, ${answersPerAsker.dayOfFree} of them about one person whose plan is Free.`,
    },
    {
      question: 'When does a month begin?',
      answer: 'On Free, on the first of each month, in UTC. On a paid plan, with the day the plan began.',
    },
    {
      question: 'How do I pay, and how do I stop?',
      answer:
        'Choose a plan while you are signed in. The button says what is paid today and what follows; a year is announced 30 and 7 days before it renews. Cancelling takes two clicks on the same page, and within 14 days you can withdraw and get the unused part back. Where an operator takes no payments online, they give plans by hand and send the invoice.',
    },
    {
      question: 'Does Free ever end?',
      answer: `No. ${free.meters['resume-import'].limit} imports${free.meters['resume-import'].per === 'ever' ? ' in all' : ' a month'} and ${free.meters['fit-score'].limit} FitScores a month are free forever, and so is your page. You are never asked for a card.`,
    },
  ],
};
