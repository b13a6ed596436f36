import { type ProfileBasics, profileBasics } from '@folia/contracts/portfolio/shapes';
import type { BasicsField, ReadResume, ReviewDecisions } from '@folia/contracts/resume-import/shapes';

type Contact = ProfileBasics['email'];
type Current = { links: ProfileBasics['links']; email: Contact; phone: Contact };

const sameAddress = (a: string, b: string) => a.replace(/\/+$/, '').toLowerCase() === b.replace(/\/+$/, '').toLowerCase();

/** What saving a review does to the top of a portfolio: only accepted values are written; contact data keeps its visibility (private at first). */
export function acceptedBasics(result: ReadResume, decisions: ReviewDecisions, current: Current): Partial<ProfileBasics> {
  const accepted = (field: BasicsField): string => {
    const decision = decisions.basics[field];
    return decision?.decision === 'accepted' ? (decision.value ?? result.basics[field]?.value ?? '').trim() : '';
  };
  const changes: Partial<ProfileBasics> = {};
  for (const field of ['name', 'headline', 'summary', 'location'] as const) {
    const value = profileBasics.shape[field].safeParse(accepted(field));
    if (value.success && value.data) changes[field] = value.data;
  }
  for (const field of ['email', 'phone'] as const) {
    const contact = profileBasics.shape[field].safeParse({ value: accepted(field), visibility: current[field].visibility });
    if (contact.success && contact.data.value) changes[field] = contact.data;
  }
  const found = [
    ...(accepted('url') ? [{ label: 'Website', url: accepted('url') }] : []),
    ...(decisions.profiles === 'accepted' ? result.profiles.map(({ network, url }) => ({ label: network, url })) : []),
  ];
  const links = [...current.links];
  for (const link of found) {
    const parsed = profileBasics.shape.links.element.safeParse(link);
    if (parsed.success && !links.some((one) => sameAddress(one.url, parsed.data.url))) links.push(parsed.data);
  }
  if (links.length > current.links.length) changes.links = links.slice(0, 20);
  return changes;
}
