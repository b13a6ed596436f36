import { type ItemKind, itemHeading } from '@folia/contracts/item/fields';
import { isPaged } from '@folia/contracts/item/page-routes';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronRight, Eye } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { usePageTitle } from '../../lib/use-page-title';
import { buttonClass } from '../../ui/button-class';
import type { EditorBar } from './item-editor';
import { ItemSection } from './item-section';
import { texts } from './texts';

type ItemFormPageProps = {
  kind: ItemKind;
  /** What the entry is written for, if anything. */
  note?: ReactNode;
  /** Where to go once it is written; if omitted, to the section. */
  back?: string;
  /** What a new entry is called to begin with. */
  heading?: string;
};

/** `/app/<kind>/new` and `/app/<kind>/edit/{id}`: the section's editor as a separate page. `?field=` names the field to start in. */
export function ItemFormPage({ kind, note, back, heading }: ItemFormPageProps) {
  const { search } = useLocation();
  const field = useSearchParams()[0].get('field') ?? undefined;
  const { itemId } = useParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  usePageTitle(itemId ? texts.section(kind) : texts.addOne(kind));
  const open = (id: string | 'new', replace = false) =>
    // The field in the address also applies to the next entry.
    void navigate({ pathname: id === 'new' ? paths.newItem(kind).href() : paths.editItem(kind).href(id), search }, { preventScrollReset: true, replace });
  const toSection = () => void navigate(back ?? `${paths.dashboard.href()}#sections`);
  const changed = useCallback(() => client.invalidateQueries({ queryKey: ['portfolio', user.id] }), [client, user.id]);

  const bar: EditorBar = ({ item, mark, action }) => (
    <header className="sticky top-(--bar) z-9 border-b border-line bg-ground">
      <div className="page-wide flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <nav aria-label={texts.crumbs} className="min-w-0 max-md:hidden">
          <ol className="flex items-center gap-1.5 text-[0.8125rem] text-ink-3">
            <li>
              <Link to={paths.dashboard.href()} className="hover:text-ink">
                {texts.dashboard}
              </Link>
            </li>
            <li className="flex items-center gap-1.5">
              <ChevronRight aria-hidden="true" className="size-3.5" />
              <Link to={`${paths.dashboard.href()}?section=${kind}`} className="hover:text-ink">
                {texts.section(kind)}
              </Link>
            </li>
          </ol>
        </nav>
        <h1 className="max-w-[28ch] truncate font-semibold">{item ? itemHeading(kind, item.fields) || texts.unnamed : texts.addOne(kind)}</h1>
        {mark}
        <div className="ms-auto flex items-center gap-2">
          {item && isPaged(kind) ? (
            <Link to={paths.itemPage(kind).href(user.uname, item.id)} className={buttonClass({ look: 'quiet' })}>
              <Eye aria-hidden="true" />
              {texts.preview}
            </Link>
          ) : null}
          {action}
        </div>
      </div>
      {note ? (
        <div data-note className="bg-leaf-wash text-[0.8125rem]">
          <div className="page-wide flex min-h-10 items-center gap-4">{note}</div>
        </div>
      ) : null}
    </header>
  );
  return (
    <ItemSection
      kind={kind}
      itemId={itemId ?? 'new'}
      field={field}
      heading={heading}
      bar={bar}
      onOpen={(_kind, id) => open(id)}
      onClose={toSection}
      onChanged={changed}
      onRemoved={(next) => (next ? open(next.id, true) : toSection())}
    />
  );
}
