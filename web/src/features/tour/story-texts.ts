import { keptRevisions, linkDays } from '@folia/contracts/limits';

type Story = {
  id: string;
  person: string;
  trade: string;
  title: string;
  paragraphs: readonly string[];
  /** What of the product the story is about, in the order in which it comes. */
  did: readonly string[];
};

const stories: readonly Story[] = [
  {
    id: 'engineer',
    person: 'Maya Lindqvist',
    trade: 'Signal-processing engineer',
    title: 'A skill that was listed, and never shown',
    paragraphs: [
      'Maya had a resume of two pages and a job in view: leading the signal path at a maker of hearing aids. She dropped the PDF and went through what was read. One project had lost half of its name to the line below; the review had it near the top, marked “please check”, and she put it right.',
      'The FitScore of the job was high, and the first line under “What would raise it” was a surprise. ARM Cortex-M stood in her skills and nowhere else: listed, never shown. She had written firmware for it for three years. She added one sentence to the position where it was true, and scored the job again, which cost nothing.',
      'Her resume for the job left out the award and kept the patent. Each line said why it was there. She changed one, marked it as sent, and it has stayed as it was.',
    ],
    did: ['Resume import', 'FitScore', 'TailorMade resume'],
  },
  {
    id: 'nurse',
    person: 'Amara Obi',
    trade: 'Nurse, back after four years at home',
    title: 'A gap that nobody had to explain',
    paragraphs: [
      'Amara was afraid of the empty years in her resume. Folia read it as it was: the positions, the dates, the licence. It did not fill the gap, and it did not count it against her. A FitScore reads what somebody has done and can show, and asks nothing about the time between.',
      'What it did say was useful: the ward asked for wound care and medication rounds, and her entry from the surgical ward said neither, though it was what she had done every day. She wrote it down in her own words. The report then quoted those words beside the requirement.',
      'She did not want the whole internet to see the page. It stayed private, and the head of nursing got a protected link that ended on a Friday.',
    ],
    did: ['FitScore', 'Private portfolio', 'SecureShare'],
  },
  {
    id: 'cook',
    person: 'Jonas Berg',
    trade: 'Cook who wants to plan kitchens',
    title: 'Thirteen positions on two pages',
    paragraphs: [
      'Jonas has run kitchens for eleven years and now wants to plan them. He had no file at all, only a profile on LinkedIn. He asked LinkedIn for the archive of his data, dropped it here, and went through it entry by entry.',
      'Three summer jobs were nobody’s business but his; he set them to private. Two tastings with pictures he kept for links, so that only people he writes to see them. He wrote his headline three times and liked the first best. The history had all three, and he took the change back with one press.',
      'For his general resume he chose Compact, because thirteen positions have to go somewhere, and asked for two pages. Spacing and type gave way until they fitted. Nothing was cut.',
    ],
    did: ['Resume import', `History of ${keptRevisions.days} days`, 'Templates'],
  },
  {
    id: 'recruiter',
    person: 'Tom Barker',
    trade: 'Recruiter with forty pages to read by Thursday',
    title: 'The question he would have asked on the phone',
    paragraphs: [
      'Tom opened a protected link at half past nine in the evening. He read the page for two minutes and asked: has she led a team, and how large was it? The answer was one sentence with a small number behind it. He pressed the number and stood before her own words.',
      'Then he asked about Kubernetes. The answer was that nothing in the portfolio says so. That was worth as much: he did not call to find out, and she did not have to talk around it.',
      `She saw in the morning that the link had been opened, and by whom, because it was made for one firm. Links end after ${linkDays.first} days unless one says otherwise; this one ended sooner.`,
    ],
    did: ['DeepTalk', 'SecureShare', 'Visitor tracking'],
  },
];

export const storyTexts = {
  title: 'Stories',
  description: 'Four made-up people and the real product: what Folia does for an engineer, a nurse, a cook and a recruiter, told step by step.',
  headline: 'Made-up people, real product',
  lead: 'Nobody in these stories exists, and nobody paid to be in them. What Folia does in each is what it does for everyone. When there are people who want to be named, their stories will stand here and say so.',
  label: 'Made-up person, real product',
  with: 'With',
  list: stories,
  closing: {
    title: 'See pages like theirs',
    text: 'The example people have whole portfolios. You can read them, and ask them questions.',
    action: 'Open the examples',
  },
} as const;
