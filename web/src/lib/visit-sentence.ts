import type { ToldThing } from '@folia/contracts/visit/told';

/** Whether something is so; `maybe` on the page behind a gate, which is not told what the gate asked for. */
type Asked = 'yes' | 'maybe' | 'no';
/** What a visitor came by, as far as it changes what is kept. */
export type VisitRules = { byLink: boolean; asksAddress: Asked; asksNotice: Asked; deepTalk: boolean; downloads: boolean };

const all = new Intl.ListFormat('en', { type: 'conjunction' });
const any = new Intl.ListFormat('en', { type: 'disjunction' });

/** What tells of each thing that is kept; empty where it is not kept under these rules. */
export const visitWords = ({ byLink, asksAddress, asksNotice, deepTalk, downloads }: VisitRules): Record<ToldThing, string> => ({
  moment: 'when you were here',
  origin: byLink ? '' : 'the site or campaign you came from',
  link: byLink ? 'that you came by this link' : '',
  device: 'the kind of your device',
  country: 'your country where that is known',
  reading: 'what was in view and how long',
  scroll: 'how far you scrolled',
  action: `what you ${any.format(['open as evidence', ...(downloads ? ['download'] : []), 'print', ...(deepTalk ? ['ask'] : []), 'write'])}`,
  program: byLink ? 'whether a program may have opened it' : '',
  account: 'if you are signed in, you, as far as your privacy settings allow',
  address: { yes: 'the e-mail address you enter', maybe: 'the e-mail address you entered, if the link asked for one', no: '' }[asksAddress],
  notice: { yes: 'that you accepted the notice', maybe: 'that you accepted its notice, if it has one', no: '' }[asksNotice],
  mark: 'A random mark tells the readers of one day apart and ends with the day.',
  tries: byLink ? 'What is tried at its gate is counted for a day at most, by a keyed hash of the network address or of what was entered.' : '',
  cookie: byLink ? 'The only cookie keeps the link open, and no network address itself is kept.' : 'No cookie is set, and no network address is kept.',
});

/** Everything that is kept of a visit, in words: made from the rules, and compared with the columns that are written by a test. */
export function visitSentence(rules: VisitRules): string {
  const { mark, tries, cookie, ...seen } = visitWords(rules);
  return [`The owner sees ${all.format(Object.values(seen).filter(Boolean))}.`, mark, tries, cookie].filter(Boolean).join(' ');
}
