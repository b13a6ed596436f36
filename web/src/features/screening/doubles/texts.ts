import type { DoubleReason } from '@folia/contracts/candidate-double/words';
import { texts as boardTexts } from '../board/texts';

const count = new Intl.NumberFormat('en');
const because: Record<DoubleReason, string> = {
  person: 'The same Folia account.',
  address: 'The same e-mail address.',
  file: 'The very same file.',
  name: 'The same name, and an employer in common.',
};
const { candidate } = boardTexts;

export const texts = {
  candidate,
  notice: (many: number) => `${many === 1 ? 'Two candidates look' : `${count.format(many)} pairs of candidates look`} like the same person.`,
  open: 'Compare and decide',
  title: 'The same person?',
  lead: 'Nothing is merged by itself. The one you keep stays as it is and gets the other’s notes. The resume of the other is erased with what was found in it; the log says who decided so.',
  failed: 'The candidates could not be loaded.',
  none: 'Nobody else looks like somebody else.',
  pair: (one: number, other: number) => `${candidate(one)} and ${candidate(other)}`,
  because: (reason: DoubleReason) => because[reason],
  applied: 'Both applied themselves, so both stay until they withdraw one.',
  keepOnly: (number: number) => `Keep only ${candidate(number)}`,
  keepBoth: 'Not the same, keep both',
  kept: (number: number, gone: number) => `${candidate(number)} stays, ${candidate(gone)} is gone.`,
  bothKept: 'Both stay. They are not offered again.',
};
