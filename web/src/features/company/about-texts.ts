export const aboutTexts = {
  title: 'About',
  description: 'Why Folia exists, the five rules it is built on, how its judgement is measured, and what it does not do.',
  headline: 'A career is more than two pages, and less than a promise',
  lead: 'Folia turns a resume into evidence, and shows everything else as a view of it: the public page, the score for a job, the resume for that job, the answer to a recruiter.',
  why: {
    title: 'Why',
    paragraphs: [
      'Applying has become a contest between two kinds of software. One writes what it thinks is wanted; the other sorts by what it thinks was meant. The person in the middle is asked to be a list of words.',
      'We think the way out is older than both: say what you did, and show where. A line that leads to its source can be believed by somebody who has two minutes. A line that leads nowhere should be left out, however well it is written.',
      'So Folia never writes a claim that you did not make. It reads, sorts, compares, shortens and points. What is missing it calls missing, to you and to the people who read you.',
    ],
  },
  rules: {
    title: 'Five rules it is built on',
    list: [
      [
        'Nothing is claimed without its words',
        'A score, a line in a tailored resume and an answer each carry the sentence they rest on. Without one, they are not made.',
      ],
      [
        'Private is private everywhere',
        'One part of the software decides what a reader may see, and the page, the answers, the files and the previews all come from it.',
      ],
      [
        'The model proposes, code verifies',
        'Every task works without a language model. Where one is set up, what it proposes is held against your own words, and what does not hold is dropped.',
      ],
      ['Nobody pays for our failure', 'A unit of your plan is spent when the work is done. If it breaks on our side, it comes back by itself.'],
      ['You can leave with everything', 'One file holds what you wrote and what was made of it. Deleting the account deletes it.'],
    ],
  },
  measured: {
    title: 'How we know whether it is right',
    paragraphs: [
      'Each kind of judgement has an evaluation that anybody who runs Folia can run: how well resumes are read, what is read in a job, how scores agree with people, whether a tailored resume says anything its source does not, and whether answers are both useful and safe. The commands stand in the repository’s first page and run the very code that serves you.',
      'We collect lies as well: sentences that look like a person’s own and say a little more. Part of our tests is that none of them passes.',
    ],
  },
  not: {
    title: 'What it does not do',
    list: [
      'It does not rank people for you to reject them by a number.',
      'It does not read photo, age, gender or nationality for a score.',
      'It does not sell or share what you put in, and it shows no advertising.',
      'It does not guess. “Not in the portfolio” is an answer.',
    ],
  },
  more: { title: 'Go on', links: { features: 'What it does', score: 'How a FitScore is made', privacy: 'Privacy', feedback: 'Tell us something' } },
} as const;
