import { Building2, Check, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useOrganisations } from '../../lib/use-organisations';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/menu';
import { texts } from './texts';

/** For whom one acts, and for whom one can. */
export function AccountMenu() {
  const { all = [], chosen, choose } = useOrganisations();
  const navigate = useNavigate();
  const name = chosen?.name ?? texts.ownAccount;
  const sign = (isChosen: boolean, icon: ReactNode) => (isChosen ? <Check /> : icon);
  return (
    <Menu
      label={texts.actFor}
      trigger={
        <Button look="quiet" icon={chosen ? <Building2 /> : <UserRound />} iconOnly aria-label={`${texts.actFor}: ${name}`} title={texts.actingFor(name)}>
          {name}
        </Button>
      }
      items={[
        { id: 'own', label: texts.ownAccount, icon: sign(!chosen, <UserRound />), onSelect: () => choose(null) },
        ...all.map((one) => ({ id: one.id, label: one.name, icon: sign(one.id === chosen?.id, <Building2 />), onSelect: () => choose(one.id) })),
        ...(chosen ? (['line', { label: texts.manage, onSelect: () => navigate(paths.organisation.href()) }] as const) : []),
      ]}
    />
  );
}
