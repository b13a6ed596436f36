import { useOrganisations } from '../../lib/use-organisations';
import { lazyPart } from '../../ui/lazy-part';

const AccountMenu = lazyPart('account-menu', async () => (await import('./account-menu')).AccountMenu);

/** The choice of for whom one acts; nothing, and no script, for who belongs to no organisation. */
export function AccountSwitcher() {
  const { all = [] } = useOrganisations();
  return all.length === 0 ? null : <AccountMenu />;
}
