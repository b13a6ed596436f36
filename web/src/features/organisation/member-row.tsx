import type { OrganisationRole } from '@folia/contracts/organisation/roles';
import type { MemberView } from '@folia/contracts/organisation/shapes';
import { ChevronDown, MoreHorizontal } from 'lucide-react';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/menu';
import { roleNames, texts } from './texts';

/** The columns of a member: person, role, last seen, way of signing in, more. */
export const memberGrid = 'md:grid md:grid-cols-[minmax(0,1.9fr)_8rem_9rem_minmax(0,1fr)_2.75rem] md:gap-x-4';

type MemberRowProps = {
  member: MemberView;
  isSelf: boolean;
  /** The roles that they can be given by who looks. */
  roles: readonly OrganisationRole[];
  onRole: (role: OrganisationRole) => void;
  onTransfer: (() => void) | null;
  onRemove: (() => void) | null;
  onLeave: (() => void) | null;
};

export function MemberRow({ member, isSelf, roles, onRole, onTransfer, onRemove, onLeave }: MemberRowProps) {
  const { name, email, role, lastSeenAt, signsInWith } = member;
  const more = [
    ...(onTransfer ? [{ label: texts.makeOwner, onSelect: onTransfer }] : []),
    ...(onRemove ? [{ label: texts.remove, caution: true, onSelect: onRemove }] : []),
    ...(onLeave ? [{ label: texts.leave, caution: true, onSelect: onLeave }] : []),
  ];
  return (
    <li className={`flex min-h-[52px] items-center gap-x-2 border-b border-line py-1.5 ${memberGrid}`}>
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0">
          <p className="truncate font-semibold">
            {name} {isSelf ? <span className="text-xs font-normal text-ink-3">{texts.you}</span> : null}
          </p>
          <p className="truncate text-xs text-ink-3">{email}</p>
        </div>
      </div>
      {roles.length > 0 ? (
        <Menu
          label={texts.roleOf(name)}
          align="start"
          trigger={
            <Button
              look="quiet"
              size="sm"
              icon={<ChevronDown />}
              aria-label={`${texts.roleOf(name)}: ${roleNames[role]}`}
              className="-ms-2.5 flex-row-reverse justify-self-start"
            >
              {roleNames[role]}
            </Button>
          }
          items={roles.map((one) => ({ label: roleNames[one], onSelect: () => onRole(one) }))}
        />
      ) : (
        <span className="font-[550] max-md:px-2 max-md:text-s">{roleNames[role]}</span>
      )}
      <span className="text-s text-ink-2 max-md:hidden">{lastSeenAt ? texts.seen(lastSeenAt) : texts.never}</span>
      <span className="truncate text-s text-ink-2 max-md:hidden">{texts.signIns(signsInWith)}</span>
      {more.length > 0 ? (
        <Menu
          label={texts.moreAbout(name)}
          trigger={
            <Button look="quiet" size="sm" icon={<MoreHorizontal />} iconOnly>
              {texts.moreAbout(name)}
            </Button>
          }
          items={more}
        />
      ) : (
        <span className="w-11" />
      )}
    </li>
  );
}
