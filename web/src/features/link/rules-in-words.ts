import type { Link, LinkEmailRule, LinkSelection } from '@folia/contracts/link/shapes';
import { sectionName } from '../../lib/kind-names';
import { texts } from './texts';

function seenInWords(selection: LinkSelection): string {
  if (selection.type === 'all') return texts.sees.all;
  const parts = selection.kinds.map(sectionName);
  if (selection.items.length > 0) parts.push(texts.sees.items(selection.items.length));
  if (selection.contact) parts.push(texts.sees.contact);
  return parts.join(', ') || texts.sees.nothing;
}

function askedInWords(rule: LinkEmailRule): string {
  if (rule.type === 'anyone') return '';
  return rule.type === 'verified' ? texts.anyEmail : texts.listed(rule.addresses.length, rule.domains.length);
}

/** A link's rules in one line; its end and its views have columns of their own. `profiles` are the titles of named profiles, by id. */
export const rulesInWords = (link: Link, profiles: ReadonlyMap<string, string>): string =>
  [
    link.hasPassword ? texts.withPassword : '',
    askedInWords(link.emailRule),
    link.profileId ? texts.profile(profiles.get(link.profileId) ?? '') : '',
    seenInWords(link.selection),
    link.application ? texts.application : '',
    link.watermark ? texts.withWatermark : '',
    link.notice ? texts.withNotice : '',
    link.state === 'locked' && link.lockedUntil ? texts.locked(link.lockedUntil) : '',
  ]
    .filter(Boolean)
    .join(' · ');
