import { maxArchiveBytes, maxArchiveEntries, maxResumeBytes, maxResumeCharacters, maxResumePages, maxResumeSkills } from '@folia/contracts/limits';
import { formatBytes } from '../../lib/format-bytes';

const number = new Intl.NumberFormat('en');

/** What people read under Help. Every number comes from the place that enforces it. */
export const helpTexts = {
  title: 'Help Center',
  description: 'How Folia works, what to do when something does not, and how far it goes.',
  search: 'Search the help',
  searchButton: 'Search',
  placeholder: 'Ask in your own words',
  found: (count: number, question: string) => `${count === 1 ? '1 article' : `${number.format(count)} articles`} for “${question}”`,
  nothing: (question: string) => `Nothing here answers “${question}”.`,
  nothingText: 'Try other words, or fewer. Or ask us; no account is needed.',
  ask: 'Ask us',
  all: 'All articles',
  limitsTitle: 'Limits of a document',
  limitsText: 'A document beyond one of these is refused with a sentence that says which, and never read in part without saying so.',
  notAnswered: 'Is your question not answered?',
  writeToUs: 'Write to us',
  where: 'Where you are',
  answers: (questions: readonly string[]) => `Answers: ${questions.map((question) => `“${question}”`).join(' ')}`,
  more: (group: string) => `More in “${group}”`,
  limits: [
    ['Size of a file', formatBytes(maxResumeBytes)],
    ['Pages', number.format(maxResumePages)],
    ['Files inside a Word document or an archive', number.format(maxArchiveEntries)],
    ['Size of these unpacked', `${formatBytes(maxArchiveBytes)}, at most 200 times the file`],
    ['Characters', number.format(maxResumeCharacters)],
    ['Skills', `${number.format(maxResumeSkills)}; more stay among what was not placed`],
    ['Depth of nesting', '256'],
    ['Time to read it', '10 seconds'],
  ],
} as const;
