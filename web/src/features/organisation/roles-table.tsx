import { allActions, organisationRoles } from '@folia/contracts/organisation/roles';
import { Check, Minus } from 'lucide-react';
import { may } from '../../lib/may';
import { actionNames, roleNames, texts } from './texts';

/** What each role may do, drawn from the table that decides. */
export function RolesTable() {
  return (
    <section aria-labelledby="roles-title" className="max-w-[760px]">
      <h2 id="roles-title" className="section-title mb-2">
        {texts.rolesTitle}
      </h2>
      <table className="w-full">
        <thead>
          <tr className="border-b border-line-strong text-xs text-ink-3">
            <td />
            {organisationRoles.map((role) => (
              <th key={role} scope="col" className="h-9 w-14 px-1 font-normal sm:w-24">
                {roleNames[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {allActions.map((action) => (
            <tr key={action} className="border-b border-line">
              <th scope="row" className="py-2.5 pe-3 text-start font-normal">
                {actionNames[action]}
              </th>
              {organisationRoles.map((role) => (
                <td key={role} className="text-center [&_svg]:mx-auto [&_svg]:size-4">
                  {may(role, action) ? <Check aria-label={texts.may} role="img" /> : <Minus aria-label={texts.mayNot} role="img" className="text-ink-3" />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2.5 text-xs text-ink-3">{texts.rolesNote}</p>
    </section>
  );
}
