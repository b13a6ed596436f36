import type { ResumeTemplate } from '@folia/contracts/resume-document';

type Template = { name: string; look: string; goodFor: string };

const templates: Record<ResumeTemplate, Template> = {
  folio: {
    name: 'Folio',
    look: 'Newsreader text under plain headings with a hairline. The house’s own.',
    goodFor: 'Most jobs. Reads well on paper and on a screen, and says nothing about fashion.',
  },
  plain: {
    name: 'Plain',
    look: 'One sans serif in black, no lines: as little as there can be.',
    goodFor: 'Application systems that take a resume apart, public bodies, and anybody who prints in bulk.',
  },
  classic: {
    name: 'Classic',
    look: 'A Garamond, centred, headings in capitals between two rules.',
    goodFor: 'Law, teaching, academia, banking: readers who like a letter to look like one.',
  },
  signal: {
    name: 'Signal',
    look: 'A blue band with the name in it, a round, open typeface below.',
    goodFor: 'Sales, service and start-ups: found again at once in a pile.',
  },
  compact: {
    name: 'Compact',
    look: 'Small, close and orderly; a rule above each heading, a dark red accent.',
    goodFor: 'Long careers that have to stay on one or two pages.',
  },
  column: {
    name: 'Column',
    look: 'A pale green column on the left for skills, languages and certificates.',
    goodFor: 'Roles where skills are asked for first: technology, health, crafts.',
  },
  margin: {
    name: 'Margin',
    look: 'A quiet column on the right that holds skills and education, rust headings.',
    goodFor: 'Writing, design, research: the work leads, the facts stand beside it.',
  },
  harbour: {
    name: 'Harbour',
    look: 'A deep blue column with white text, strong headings.',
    goodFor: 'Short careers and career changes: skills carry weight, the page looks full.',
  },
};

export const templateTexts = {
  title: 'Templates',
  description: 'Eight resume templates and three looks for your page, each drawn by Folia with the same person, and what each is good for.',
  headline: 'Eight templates, one set of facts',
  lead: 'Each page below was written by Folia from one portfolio. Change the template and nothing else changes: not a word, not the order in which software reads it.',
  list: (Object.keys(templates) as ResumeTemplate[]).map((id) => ({ id, ...templates[id] })),
  goodFor: 'Good for',
  alt: (name: string) => `The resume of a made-up engineer in the template ${name}.`,
  action: 'Try it with your resume',
  same: {
    title: 'The same in all eight',
    rows: [
      ['Text stays text', 'It can be selected and searched, and it is read from top to bottom also where there are two columns.'],
      ['Made for assistive software', 'Headings, lists and paragraphs are marked as such in the PDF.'],
      ['Contrast', 'Every ink has a contrast of at least 4.5 to 1 on its ground.'],
      ['A4 and Letter', 'Ask for one page or two: spacing and type give way first, and nothing is cut.'],
      ['Word and others', 'Each template is also a Word file; beside it Markdown, plain text and JSON Resume.'],
      ['Free', 'Changing templates and saving files costs nothing on any plan.'],
    ] as const,
  },
  looks: {
    title: 'Three looks for the page itself',
    lead: 'The portfolio page has a look too. All three show the same entries; your accent colour goes with each.',
    list: [
      {
        id: 'look-calm',
        name: 'Calm',
        goodFor: 'One column to read from top to bottom. The default.',
        alt: 'A portfolio in the calm look: a large name and one reading column.',
      },
      {
        id: 'look-compact',
        name: 'Compact',
        goodFor: 'A data sheet: the whole person in two or three screens.',
        alt: 'The same portfolio in the compact look: rows with dates on the left, skills at the side.',
      },
      {
        id: 'look-editorial',
        name: 'Editorial',
        goodFor: 'A magazine page for people whose projects have pictures.',
        alt: 'The same portfolio in the editorial look: a very large name and section titles in italics.',
      },
    ],
  },
} as const;
