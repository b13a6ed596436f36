import type { ToldThing } from '@folia/contracts/visit/told';

/** What the visitor came by, as far as it changes what is kept. At a gate, where nothing is known yet, everything may be. */
export type VisitRules = {
  byLink: boolean /** Whether the gate asks for an e-mail address; `maybe` on the page behind it, which is not told. */;
  address: 'asked' | 'maybe' | 'never';
  deepTalk: boolean;
  downloads: boolean;
};

const all = new Intl.ListFormat('en', { type: 'conjunction' });
const any = new Intl.ListFormat('en', { type: 'disjunction' });

const addresses = { asked: 'the e-mail address you enter', maybe: 'the e-mail address you entered if the link asked for one', never: '' } as const;

/** What tells of each thing that is kept; empty where it is not kept under these rules. */
export const visitWords = (rules: VisitRules): Record<ToldThing, string> => ({
  moment: 'when you were here',
  origin: rules.byLink ? '' : 'the site or campaign you came from',
  link: rules.byLink ? 'that you came by this link' : '',
  device: 'the kind of your device',
  country: 'your country where that is known',
  reading: 'what was in view and how long',
  scroll: 'how far you scrolled',
  action: `what you ${any.format(['open as evidence', ...(rules.downloads ? ['download'] : []), 'print', ...(rules.deepTalk ? ['ask'] : []), 'write'])}`,
  account: 'if you are signed in, you, as far as your privacy settings allow',
  mark: 'A random mark tells the readers of one day apart and ends with the day.',
});

/** Everything that is kept of a visit, in words: made from the rules, and compared with the columns that are written by a test. */
export function visitSentence(rules: VisitRules): string {
  const { mark, ...words } = visitWords(rules);
  const seen = [...Object.values(words), addresses[rules.address]].filter(Boolean);
  const cookie = rules.byLink ? 'The only cookie keeps the link open' : 'No cookie is set';
  return `The owner sees ${all.format(seen)}. ${mark} ${cookie}, and no network address is kept.`;
}
