import type { MeasuredEvent } from '@folia/contracts/measuring/shapes';

/** Everything that is measured where the operator has set that up and a person has agreed; its type is complete when the contract's events are told. */
export const toldEvents: Readonly<Record<MeasuredEvent['name'], { what: string; told: string }>> = {
  sign_in_clicked: { what: 'You pressed a button to sign in', told: 'In the bar or elsewhere; for yourself or a business' },
  logout: { what: 'You were signed out', told: 'Whether you did it yourself' },
  page_load_timing: { what: 'A page was loaded', told: 'The milliseconds to its first byte, its first words, its whole text, and all of it' },
  performance_measures: {
    what: 'A page was left',
    told: 'The milliseconds to its largest part and to its slowest answer to a press, and how much its parts had moved',
  },
};
