import type { ItemKind } from '@folia/contracts/item/fields';
import type { Visibility } from '@folia/contracts/item/shapes';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { ChevronRight, Globe, History, Link2, Lock, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Menu } from '../../ui/menu';
import type { SectionRow } from './section-rows';
import { texts } from './texts';

const icons = { public: Globe, link: Link2, private: Lock };
const columns =
  'group relative grid min-h-14 w-full grid-cols-[minmax(0,1fr)_auto_20px] items-center gap-x-3 py-2 text-start hover:bg-surface md:min-h-[42px] md:grid-cols-[112px_28px_minmax(0,1fr)_84px_20px] md:py-0 lg:grid-cols-[124px_28px_minmax(0,1fr)_108px_84px_64px_20px]';

type SectionsListProps = {
  rows: readonly SectionRow[];
  absent: readonly ItemKind[];
  owner: NonNullable<PortfolioView['owner']>;
  count: number;
  onOpen: (kind: ItemKind, create: boolean) => void;
  onBasics: () => void;
};

/** The sections as rows: name, count, examples, evidence, who sees it, last edit. A row opens its section. */
export function SectionsList({ rows, absent, owner, count, onOpen, onBasics }: SectionsListProps) {
  return (
    <section aria-labelledby="sections-title" id="sections" className="mt-12 scroll-mt-20">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="sections-title" className="section-title">
          {texts.sections}
        </h2>
        <span className="text-ink-3">{texts.items(count)}</span>
        <Link to={paths.history.href()} className={buttonClass({ look: 'quiet', size: 'sm', className: 'ms-auto' })}>
          <History aria-hidden="true" />
          {texts.history}
        </Link>
        {absent.length ? (
          <span>
            <Menu
              label={texts.addSection}
              trigger={
                <Button look="quiet" size="sm" icon={<Plus />}>
                  {texts.addSection}
                </Button>
              }
              items={absent.map((kind) => ({ label: texts.section(kind), onSelect: () => onOpen(kind, true) }))}
            />
          </span>
        ) : null}
      </div>
      {rows.length === 0 ? <p className="mb-3 text-ink-3">{texts.noSections}</p> : null}
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <li key={row.kind}>
            <button type="button" onClick={() => onOpen(row.kind, false)} className={columns}>
              <Cells
                name={texts.section(row.kind)}
                count={row.count}
                examples={texts.examples(row.examples, row.more)}
                evidence={<EvidenceShare some={row.withEvidence} all={row.count} />}
                who={<Who row={row} />}
                edited={texts.edited(row.editedAt)}
              />
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={onBasics} className={columns}>
            <ContactCells owner={owner} />
          </button>
        </li>
      </ul>
    </section>
  );
}

function Cells({
  name,
  count,
  examples,
  evidence,
  who,
  edited,
}: {
  name: string;
  count: number;
  examples: string;
  evidence: ReactNode;
  who: ReactNode;
  edited: string;
}) {
  return (
    <>
      <span className="font-[550]">{name}</span>
      <span className="text-end text-ink-3 tabular-nums max-md:hidden">{count}</span>
      <span className="truncate text-ink-2 max-md:col-start-1 max-md:row-start-2 max-md:text-[0.8125rem] max-md:text-ink-3">{examples}</span>
      <span className="max-lg:hidden">{evidence}</span>
      <span className="text-[0.8125rem] text-ink-2 max-md:col-start-2 max-md:row-start-1">{who}</span>
      <span className="text-end text-xs whitespace-nowrap text-ink-3 tabular-nums max-lg:hidden">{edited}</span>
      <ChevronRight aria-hidden="true" className="size-4 text-ink-3 group-hover:text-ink max-md:col-start-3 max-md:row-span-2 max-md:row-start-1" />
    </>
  );
}

function EvidenceShare({ some, all }: { some: number; all: number }) {
  return (
    <span title={texts.evidenceTitle(some, all)} className="flex items-center gap-2 text-xs whitespace-nowrap text-ink-3">
      <svg aria-hidden="true" width="36" height="4" viewBox="0 0 36 4">
        <rect width="36" height="4" rx="2" className="fill-line" />
        <rect width={(36 * some) / all} height="4" rx="2" className="fill-leaf" />
      </svg>
      {texts.withEvidence(some, all)}
    </span>
  );
}

function Who({ row }: { row: SectionRow }) {
  if (row.visibility) return <WhoSees visibility={row.visibility} />;
  return (
    <span title={texts.mixedTitle(row.publicCount, row.count)} className="flex items-center gap-1.5">
      <Globe aria-hidden="true" className="size-3.5 shrink-0 text-ink-3" />
      {texts.mixed(row.publicCount, row.count)}
    </span>
  );
}

function WhoSees({ visibility }: { visibility: Visibility }) {
  const Icon = icons[visibility];
  return (
    <span className="flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-3.5 shrink-0 text-ink-3" />
      {texts.visibility[visibility]}
    </span>
  );
}

/** E-mail and phone each have their own visibility; the wider of the two is shown. */
function ContactCells({ owner }: { owner: NonNullable<PortfolioView['owner']> }) {
  const given = (['email', 'phone'] as const).filter((part) => owner[part].value);
  const widest = (['public', 'link', 'private'] as const).find((visibility) => given.some((part) => owner[part].visibility === visibility)) ?? 'private';
  return (
    <Cells
      name={texts.contact}
      count={given.length}
      examples={given.map((part) => texts.contactParts[part]).join(', ') || texts.noContact}
      evidence={null}
      who={given.length ? <WhoSees visibility={widest} /> : null}
      edited=""
    />
  );
}
