import type { Decision } from '@folia/contracts/screening/board';
import { type CandidateStage, candidateStages, type FindingState, findingStates } from '@folia/contracts/screening/words';
import { texts } from './texts';

const dayTime = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** A stage or a state of a finding, as it is called on the board. */
function named(value: string | null): string {
  if (candidateStages.some((stage) => stage === value)) return texts.stage(value as CandidateStage);
  if (findingStates.some((state) => state === value)) return texts.state(value as FindingState);
  return value ?? texts.notRead;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const logTexts = {
  title: 'Decision log',
  lead: 'What people decided, and why. It stays as it is; of somebody who withdrew only dates and findings stay, without name and words.',
  failed: 'The log could not be loaded.',
  empty: 'Nobody decided anything yet.',
  goneCriterion: 'a criterion that was deleted',
  at: (iso: string) => dayTime.format(new Date(iso)),
  what: ({ kind, number, from, to }: Decision, who: string, criterion: string) => {
    const whom = number === null ? 'somebody who withdrew' : texts.candidate(number);
    const person = capital(who);
    switch (kind) {
      case 'stage':
        return `${person} moved ${whom} from ${named(from)} to ${named(to)}.`;
      case 'finding':
        return `${person} changed ${criterion} of ${whom} from ${named(from)} to ${named(to)}.`;
      case 'name-shown':
        return `${person} showed the name of ${whom}.`;
      case 'contested':
        return `${capital(whom)} contested ${criterion}.`;
      case 'contest-answered':
        return from === to
          ? `${person} answered ${whom} and kept ${criterion} at ${named(to)}.`
          : `${person} answered ${whom} and changed ${criterion} from ${named(from)} to ${named(to)}.`;
      case 'corrected':
        return `${capital(whom)} corrected what they share.`;
      case 'asked':
        return `${person} asked somebody to be compared.`;
      case 'withdrawn':
        return 'Somebody withdrew. Their words are erased.';
      case 'over':
        return 'The time that somebody was told is over. Their words are erased.';
      case 'merged':
        return to === null
          ? 'A resume of somebody on the board was removed.'
          : `${person} kept ${whom} and removed ${texts.candidate(Number(to))}, who looks like the same person.`;
    }
  },
};
