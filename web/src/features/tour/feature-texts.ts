import { answersPerAsker, freeAgainDays, keptRevisions, linkDays, maxResumeBytes } from '@folia/contracts/limits';
import { formatBytes } from '../../lib/format-bytes';
import { paths } from '../../lib/paths';
import type { PictureName } from './product-picture';

type Feature = {
  id: string;
  name: string;
  title: string;
  text: string;
  facts: readonly string[];
  picture: PictureName;
  alt: string;
  to: string;
  action: string;
};

/** What the product does. `assistant`: what this installation calls its assistant. */
export const featureTexts = (assistant: string) => {
  const features: readonly Feature[] = [
    {
      id: 'import',
      name: 'Resume import',
      title: 'A resume goes in. You check what comes out.',
      text: 'Drop a PDF or a Word file. Your page stands on the left, what was read stands on the right, and each field leads to the words it came from.',
      facts: [
        `PDF and DOCX up to ${formatBytes(maxResumeBytes)}, pasted text, a LinkedIn archive, JSON Resume or Europass`,
        'What we are unsure of comes first, and what found no place waits below: no word is lost',
        'Nothing is in your portfolio before you save it, and a second resume never overwrites what you edited',
      ],
      picture: 'import',
      alt: 'The review of an imported resume: the page on the left, the fields that were read on the right, doubtful ones marked “please check”.',
      to: paths.resumeImport.href(),
      action: 'Import a resume',
    },
    {
      id: 'portfolio',
      name: 'Portfolio',
      title: 'A page on which every skill shows where it was used.',
      text: 'Work, projects, publications, patents, talks, certificates and awards on one calm page under your name. The small numbers lead from a skill to your own sentence about it.',
      facts: [
        'Private until you switch it on; each section and entry can be public, for links only, or yours alone',
        'Whole without JavaScript, readable on a phone, and printed as a document',
        'Three looks, your accent colour and a QR code; larger plans add further profiles for other readers',
      ],
      picture: 'portfolio',
      alt: 'A portfolio page with skills; beside each skill small numbered marks, and below them the positions whose sentences they lead to.',
      to: paths.templates.href(),
      action: 'See the three looks',
    },
    {
      id: 'fit-score',
      name: 'FitScore',
      title: 'One job, one score, and every point explained.',
      text: 'Paste a job. You get a score out of 100, each requirement with your own words for it, what is missing, and what closing each gap would add.',
      facts: [
        'The same input gives the same score; the weights are published',
        'Name, photo, age, nationality and the names of schools are never read',
        `The same job again within ${freeAgainDays} days costs nothing, so you can improve your page and look again`,
      ],
      picture: 'fit-score',
      alt: 'A FitScore of a job: the number, a bar with one segment for each requirement, what would raise it, and requirements marked met, partial or missing.',
      to: paths.howScoresAreMade.href(),
      action: 'How a FitScore is made',
    },
    {
      id: 'tailor-made',
      name: 'TailorMade resume',
      title: 'A resume for this job that invents nothing.',
      text: 'Folia chooses, orders and shortens what your portfolio holds for one job. You see each line, why it is there, and what leaving it out would cost.',
      facts: [
        'Eight templates, A4 and Letter, with a cover letter made of the same evidence',
        'PDF, Word, Markdown, plain text and JSON Resume; the PDF’s text can be selected and read in order',
        'Mark it as sent and it stays exactly as it was, whatever you change later',
      ],
      picture: 'tailor-made',
      alt: 'The editor of a resume for a job: the chosen lines with their reasons on the left, the finished page on the right.',
      to: paths.templates.href(),
      action: 'See all eight templates',
    },
    {
      id: 'deep-talk',
      name: 'DeepTalk',
      title: `Recruiters ask ${assistant}. It answers from your page, or says that it cannot.`,
      text: 'Anyone who is signed in and may see your page can ask about it at any hour. Each statement carries the words it rests on; what is not there is said not to be there.',
      facts: [
        'It sees what that reader sees, and nothing more: a private entry cannot leak into an answer',
        'You read what was asked, correct an answer, and put questions off limits',
        `${answersPerAsker.day} answers a day for each reader; your own tries cost nothing`,
      ],
      picture: 'deep-talk',
      alt: 'A question about a person, an answer with numbered evidence, and the quoted sentences beside it.',
      to: paths.examples.href(),
      action: 'Ask one of the examples',
    },
    {
      id: 'secure-share',
      name: 'SecureShare',
      title: 'Send your page to one person, on your terms.',
      text: 'A protected link opens what you chose, also while your page is private. Set a password, an end, a number of views, or the only e-mail addresses that may come in.',
      facts: [
        `Ends by itself, after ${linkDays.first} days unless you say otherwise; taking it back holds with the next click`,
        'The gate says nothing about you before the password is right',
        'Link previews and mail scanners are recognised and do not count as views',
      ],
      picture: 'links',
      alt: 'A list of protected links: for whom each is, its rules, its state, how often it was opened and when it ends.',
      to: paths.sharing.href(),
      action: 'Make a link',
    },
    {
      id: 'visitors',
      name: 'Visitor tracking',
      title: 'Know that you were read, and what was read.',
      text: 'See how many people came, from where, what they spent time on and whether they reached the end. Only people who are signed in, or who hold a link you named, have a name.',
      facts: [
        'Programs, previews and your own visits are not counted',
        'Visitors see what is kept of their visit and can erase it; a browser that asks not to be tracked is not',
        'No third party gets any of it',
      ],
      picture: 'analytics',
      alt: 'Who reads a portfolio: views, readers and time in figures, a line of views by day, and the links people came by.',
      to: paths.analytics.href(),
      action: 'See who reads you',
    },
  ];
  return {
    title: 'Features',
    description:
      'Resume import, portfolio, FitScore, TailorMade resumes, DeepTalk, protected links and visitor analytics: what each does, with pictures of the product.',
    headline: 'What Folia does, and how it shows its work',
    lead: 'The pictures are of the product itself. The person in them is made up; the scores, resumes and answers are what Folia gave for her.',
    contents: 'Features',
    features,
    more: {
      title: 'And what you only notice when you need it',
      rows: [
        ['Undo', `Every change of the last ${keptRevisions.days} days can be taken back, one by one or all at once.`],
        ['Leave with everything', 'One file holds your portfolio, your originals and your data; deleting the account deletes them here.'],
        [
          'No model needed',
          'Every task has a built-in answer. Where a language model is set up, code checks what it proposes, and you can switch it off for your data.',
        ],
        ['Messages', 'People write to you from your page without seeing your address, also without an account.'],
        ['Your name', 'Your page stands under your username. After a change the old address leads to the new one for 90 days.'],
        ['Keyboard and print', 'Every screen works without a mouse, in dark and light, and prints well.'],
      ] as const,
    },
    closing: { title: 'Begin with the file you have', action: 'Import your resume' },
  };
};
