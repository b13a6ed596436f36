import type { LinkWithToken } from '@folia/contracts/link/shapes';
import { CopyButton } from '../../../ui/copy-button';
import { addressOf } from '../address-of';
import { madeTexts } from '../made/made-texts';
import { manyTexts as texts } from './many-texts';

/** The addresses of the links that were made, each to be copied. */
export function MadeList({ links }: { links: readonly LinkWithToken[] }) {
  return (
    <>
      <p className="mb-3 text-ink-2">{texts.madeText}</p>
      <ul className="divide-y divide-line border-y border-line">
        {links.map(({ link, token }) => (
          <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-60">
              <span className="block [overflow-wrap:anywhere]">{link.description}</span>
              <code className="block text-xs text-ink-3 [overflow-wrap:anywhere]">{addressOf(token)}</code>
            </span>
            <CopyButton value={addressOf(token)} label={madeTexts.copy} look="outlined" />
          </li>
        ))}
      </ul>
    </>
  );
}
