/** What people read about how a FitScore is made. The weights are those of services/ai/src/fit-score/weights.ts; a spec there holds them together. */
export const fitScoreHelp = {
  title: 'How a FitScore is made',
  description: 'A score of 100 for one job and one portfolio. Every point stands on words of yours, and the same input gives the same score.',
  sections: [
    {
      anchor: 'reading',
      title: 'Reading the job',
      paragraphs: [
        'The text is divided into what is said about the company, the work, what is needed, what is welcome and what is ruled out. “Python or R” is one requirement, and having either does. “No PHP needed” rules PHP out. Versions, sales talk and benefits ask for nothing.',
        'What an instruction in the text tells its reader to do changes nothing: it is words like others.',
        'No language model is needed. Where one is set up and you allow it, it may point to a requirement or to words of yours that Folia did not recognise, such as a misspelt name. Code checks that they stand there, that they name the thing, and that you did it; what does not hold is dropped, and the report says how much. The model never gives a number.',
      ],
    },
    {
      anchor: 'weights',
      title: 'The parts and their weights',
      paragraphs: [
        'A job that says nothing about a part leaves its weight to the others in proportion, so that a whole score is always out of 100.',
        'Nobody has all of a long list. What you bear out best holds the most of a part, and each thing more a little less: half of a long list brings most of its points. A list of a thing or two holds less than a long one.',
        'What you did in quite another kind of work counts half.',
      ],
    },
    {
      anchor: 'evidence',
      title: 'What counts as evidence',
      paragraphs: [
        'A dated position that used a skill counts most; then a project, a certificate, volunteering, a publication or talk, an education. A skill that is only listed counts if the rest of the portfolio bears it out, and next to nothing if not. The summary counts nothing.',
        'What was done lately counts more than what was done long ago; overlapping positions are counted once. Only your own doing counts: who sold, recruited for or wrote about something has not done it. Credentials are believed from certificates and education.',
        'When a credential that is needed on the first day is missing, the whole score ends at a limit, and the report says at which and why. So it does where a job is written in German, French or Spanish and nothing in your portfolio shows that language.',
      ],
    },
    {
      anchor: 'never-read',
      title: 'What is never read',
      paragraphs: [
        'Name, photo, age, pronouns, nationality, contact, the names of schools and employers, places, grades, years of study, clubs and awards. Change any of them and the score stays as it is.',
        'What most portfolios do not say is not held against you: such a requirement is shown as not said and is not counted. Nor is a part of the work that yours is silent about a lack: it is shown as not said, and brings its few points once you say it.',
      ],
    },
    {
      anchor: 'bands',
      title: 'Reading the score',
      paragraphs: [
        '90 and above is an excellent fit, 80 a strong one, 70 a fair one; below that it is early. The points beside a requirement are what it holds; the points of a gap are what closing it would raise the score by, with everything else as it is.',
        'A score is not a verdict on you. It says how much of one text your portfolio can show today. Add only what is true.',
      ],
    },
    {
      anchor: 'cost',
      title: 'What it costs',
      paragraphs: [
        'A new job costs one FitScore of your plan, and so does the same job with another of your profiles. The same again within 30 days costs nothing, however often you edit and look. A text that is no job and a failure of ours cost nothing.',
      ],
    },
  ],
  weights: [
    ['Must-have skills and credentials', 40],
    ['The kind of work', 30],
    ['Years of it', 8],
    ['Nice to have', 5],
    ['Responsibilities', 4],
    ['Level', 6],
    ['Education', 4],
    ['Languages', 3],
  ],
} as const;
