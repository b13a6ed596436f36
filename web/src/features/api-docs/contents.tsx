import { anchorOf, reference } from './reference';
import { texts } from './texts';

const sections = [
  { id: 'today', title: texts.exists.title },
  { id: 'client', title: texts.client.title },
  { id: 'reference', title: texts.reference.title },
  ...reference.map((group) => ({ id: anchorOf(group), title: texts.groups[group.resource], isInner: true })),
  { id: 'tools', title: texts.tools.title },
  { id: 'oauth', title: texts.endpoints.title },
  { id: 'errors', title: texts.errors.title },
  { id: 'limits', title: texts.limits.title },
  { id: 'webhooks', title: texts.verification.title },
  { id: 'changes', title: texts.changes.title },
  { id: 'missing', title: texts.missing.title },
];

/** What the page holds: beside it, and a strip that scrolls by itself where there is no room. */
export const Contents = () => (
  <nav
    aria-label={texts.contents}
    data-print="hide"
    className="text-s text-ink-2 max-lg:sticky max-lg:top-(--bar) max-lg:z-10 max-lg:-mx-6 max-lg:mt-8 max-lg:overflow-x-auto max-lg:border-b max-lg:border-line max-lg:bg-ground max-lg:px-6 md:max-lg:-mx-8 md:max-lg:px-8"
  >
    <ol className="flex gap-x-5 lg:sticky lg:top-[calc(var(--bar)+32px)] lg:mt-28 lg:block lg:max-h-[calc(100dvh-var(--bar)-64px)] lg:overflow-y-auto">
      {sections.map(({ id, title, ...rest }) => (
        <li key={id} className={'isInner' in rest ? 'lg:border-s lg:border-line lg:ps-3' : ''}>
          <a href={`#${id}`} className="inline-flex min-h-12 items-center whitespace-nowrap hover:text-leaf lg:min-h-8 lg:whitespace-normal">
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
