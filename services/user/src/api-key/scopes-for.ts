import type { Member } from '@folia/contracts/access';
import { isAction } from '@folia/contracts/access';
import { v1Routes } from '@folia/contracts/features';
import { ruleOf } from '@folia/contracts/organisation/roles';
import { isPersonal, type Scope, scopes } from '@folia/contracts/scopes';

/**
 * What a key of this account may do at most: scopes that open something, to this role. What belongs to the person and not to the account is for keys of their own
 * account alone, members for those of an organisation alone.
 */
export function scopesFor({ id, accountId, role }: Pick<Member, 'id' | 'accountId' | 'role'>): Scope[] {
  const isOwn = accountId === id;
  const open = new Set(v1Routes.filter(({ access }) => !isAction(access) || ruleOf(access).roles.includes(role)).map(({ scope }) => scope));
  return scopes.filter((scope) => open.has(scope) && (isPersonal(scope) ? isOwn : !isOwn || !scope.startsWith('members:')));
}
