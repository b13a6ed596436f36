import { formatBytes } from '../../lib/format-bytes';
import { countWords } from './count-words';

const number = new Intl.NumberFormat('en');

/** A file on its way and being read. */
export const readingTexts = {
  uploading: (percent: number) => `Uploading, ${Math.floor(percent)} %`,
  uploaded: 'Uploaded, waiting for its turn',
  reading: 'Reading',
  progress: 'Progress',
  stepNames: { stored: 'Upload', read: 'Read', sections: 'Sections', entries: 'Entries', model: 'Model', ready: 'Review' } as Record<string, string>,
  stepFacts: {
    stored: ({ bytes = 0 }: Record<string, number>) => (bytes > 0 ? formatBytes(bytes) : ''),
    read: ({ pages = 0, words = 0 }: Record<string, number>) =>
      [pages > 0 ? countWords(pages, 'page') : '', words > 0 ? countWords(words, 'word') : ''].filter(Boolean).join(', '),
    sections: ({ sections = 0 }: Record<string, number>) => (sections > 0 ? `${number.format(sections)} found` : ''),
    entries: ({ entries = 0 }: Record<string, number>) => (entries > 0 ? `${number.format(entries)} found` : ''),
    model: ({ passages = 0 }: Record<string, number>) => (passages > 0 ? `asked about ${countWords(passages, 'passage')}` : ''),
    ready: () => '',
  } as Record<string, (facts: Record<string, number>) => string>,
  stepStates: { done: 'done', now: 'under way', next: 'still to come' },
  mayLeave: 'You may leave this page. It goes on, and the bar tells you when the review is ready.',
  afterwards: 'What comes next',
  afterwardsSteps: [
    'Your resume stands on one side, what we read on the other.',
    'What we are unsure of comes first and says so.',
    'Nothing is in your portfolio before you save it.',
  ],
};
