import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyLink } from '../../../ui/copy-link';
import { pageAction } from '../../../ui/page-action';
import { texts } from '../texts';

/** Plain words with an icon; nothing floats over the page. `path` is null for visitors who came through a link: they have no address to share. */
export function PageActions({ path, children }: { path: string | null; children?: ReactNode }) {
  return (
    <div data-part="actions" data-print="hide" className="mt-4 flex flex-wrap gap-x-6 md:mt-6">
      {path === null ? null : <CopyLink path={path} />}
      <button type="button" onClick={() => window.print()} className={pageAction}>
        <Printer aria-hidden="true" />
        {texts.print}
      </button>
      {children}
    </div>
  );
}
