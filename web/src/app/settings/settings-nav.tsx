import type { SettingsTab } from '@folia/contracts/settings-tabs';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { texts } from '../texts';
import { shownTabs } from './settings-tabs';

const linkClass =
  'flex min-h-11 items-center whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:font-[550] aria-[current]:text-ink max-md:-mb-px max-md:border-b-2 max-md:border-transparent ' +
  'max-md:focus-visible:-outline-offset-2 aria-[current]:border-leaf md:min-h-9 md:border-s-2 md:border-transparent md:ps-3.5 md:aria-[current]:border-leaf';

/** A column beside the panel; on phones a row that scrolls sideways and keeps the current tab in view. */
export function SettingsNav({ shown }: { shown: SettingsTab }) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place to scroll to
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && list.current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 16;
  }, [shown]);
  return (
    <nav aria-label={texts.settings} className="-mx-(--gutter) md:mx-0">
      <ul
        ref={list}
        className="flex gap-5 overflow-x-auto border-line px-(--gutter) max-md:border-b md:sticky md:top-[calc(var(--bar)+24px)] md:flex-col md:gap-0 md:border-s md:px-0"
      >
        {shownTabs.map(({ name, label }) => (
          <li key={name} className="md:-ms-px">
            <Link to={paths.settingsTab.href(name)} aria-current={name === shown ? 'page' : undefined} className={linkClass}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
