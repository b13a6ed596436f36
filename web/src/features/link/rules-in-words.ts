import type { Link, LinkEmailRule, LinkSelection } from '@folia/contracts/link/shapes';
import { sectionName } from '../../lib/kind-names';
import { type ProfileTitles, shownStateOf } from './shown-state';
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

/** A link's rules in one line; its end and its views have columns of their own. */
export function rulesInWords(link: Link, profiles: ProfileTitles): string {
  const state = shownStateOf(link, profiles);
  const profile = link.profileId && profiles?.get(link.profileId);
  return [
    state === 'empty' ? texts.profileGone : '',
    state === 'full' ? texts.knownGetIn : '',
    link.hasPassword ? texts.withPassword : '',
    askedInWords(link.emailRule),
    profile ? texts.profile(profile) : '',
    state === 'empty' ? '' : seenInWords(link.selection),
    link.application ? texts.application : '',
    link.watermark ? texts.withWatermark : '',
    link.notice ? texts.withNotice : '',
    link.state === 'locked' && link.lockedUntil ? texts.locked(link.lockedUntil) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
