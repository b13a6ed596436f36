import type { AdminPerson } from '@folia/contracts/admin/shapes';
import { Ban, ShieldCheck } from 'lucide-react';
import { Signal } from '../../ui/signal';
import { texts } from './texts';

/** What is special about an account, as an icon and a word; empty for most accounts. */
export function Standing({ person }: { person: AdminPerson }) {
  if (person.suspended)
    return (
      <Signal tone="bad" icon={<Ban aria-hidden="true" />}>
        {texts.suspended}
      </Signal>
    );
  if (person.isAdmin)
    return (
      <Signal tone="fine" icon={<ShieldCheck aria-hidden="true" />}>
        {texts.admin}
      </Signal>
    );
  return <span className="max-md:hidden" />;
}
