import type { Finding } from '@folia/contracts/analytics/shapes';
import { paths } from '../../lib/paths';
import { texts } from './texts';

/** What is claimed, the figure behind it, and what could be done; an action without an address has nothing to do. */
export type FindingWords = { claim: string; more: string; action: { words: string; href: string | null } };

const nothing = { words: 'Nothing to do.', href: null };
const basics = `${paths.dashboard.href()}?panel=basics`;
const percent = (part: number, of: number) => `${Math.round((part / Math.max(1, of)) * 100)} %`;

/** `entryHref` leads to one entry for editing. */
export function findingWords(finding: Finding, entryHref: (itemId: string) => string): FindingWords {
  switch (finding.kind) {
    case 'hidden-item-read':
      return {
        claim: `${finding.heading} was read for ${texts.time(finding.visibleMs)}.`,
        more: `Only links show it, and ${texts.visits(finding.visits)} found it.`,
        action: { words: 'Make it public', href: entryHref(finding.itemId) },
      };
    case 'link-unopened':
      return {
        claim: `Nobody has opened ${finding.name}.`,
        more: `You made it ${finding.days} days ago.`,
        action: { words: 'Send it again', href: paths.sharing.href() },
      };
    case 'link-returns':
      return {
        claim: `${finding.name} came back.`,
        more: `${texts.visits(finding.visits)}, ${texts.time(finding.visibleMs)} in all.`,
        action: { words: 'See what they read', href: paths.analytics.href(finding.linkId) },
      };
    case 'leaves-early':
      return {
        claim: `${finding.visits} of ${texts.visits(finding.of)} end before the first section.`,
        more: 'Headline and summary decide about that.',
        action: { words: 'Look at both', href: basics },
      };
    case 'item-holds':
      return {
        claim: `${finding.heading} holds readers longest:`,
        more: `${texts.time(finding.visibleMs)}, ${percent(finding.visibleMs, finding.ofMs)} of all time.`,
        action: { words: 'Put it first', href: entryHref(finding.itemId) },
      };
    case 'evidence-checked':
      return {
        claim: `Readers check ${finding.heading}.`,
        more: `Its evidence was opened ${finding.opened} times.`,
        action: { words: 'Read it as they do', href: entryHref(finding.itemId) },
      };
    case 'no-contact':
      return {
        claim: 'People read on, and nobody writes.',
        more: `${texts.visits(finding.visits)}, ${texts.time(finding.visibleMs)}.`,
        action: { words: 'Show a way to reach you', href: basics },
      };
    case 'source-leads':
      return {
        claim: `Most come by ${texts.channel(finding.channel)}:`,
        more: `${finding.visits} of ${texts.visits(finding.of)}.`,
        action: finding.channel.linkId ? { words: 'See what they read', href: paths.analytics.href(finding.channel.linkId) } : nothing,
      };
    case 'passed-over':
      return {
        claim: `${texts.section(finding.section)} is passed over.`,
        more: `${texts.time(finding.visibleMs)} of ${texts.time(finding.ofMs)}.`,
        action: nothing,
      };
  }
}
