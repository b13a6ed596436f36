import type { LinkEmailRule } from '@folia/contracts/link/shapes';

/** Whether an address (in small letters) may open a link with this rule: any where it only has to be shown, else a listed one or one of exactly a listed domain. */
export function isListed(rule: LinkEmailRule, address: string): boolean {
  if (rule.type !== 'listed') return rule.type === 'verified';
  return rule.addresses.includes(address) || rule.domains.includes(address.slice(address.lastIndexOf('@') + 1));
}
