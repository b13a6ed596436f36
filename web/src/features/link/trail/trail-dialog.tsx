import type { Link } from '@folia/contracts/link/shapes';
import type { LinkEvent } from '@folia/contracts/link/trail';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { useCursorPages } from '../../../lib/use-cursor-pages';
import { Modal } from '../../../ui/modal';
import { PagedList } from '../../../ui/paged-list';
import { trailTexts as texts } from './trail-texts';

const viewers = ['people', 'uncertain', 'previews', 'bots', 'yourself'] as const;

/** Everything that happened to a link: by its owner, by the product, and by those who came. */
export function TrailDialog({ link: listed, onClose }: { link: Link; onClose: () => void }) {
  const { id } = listed;
  // Somebody may have come since the list was loaded.
  const fresh = useQuery({ queryKey: ['link', id], queryFn: ({ signal }) => api.get('/links/{id}', { path: { id }, signal }), staleTime: 0 });
  const link = fresh.data?.id ? fresh.data : listed;
  const events = useCursorPages(['link-events', id], '/links/{id}/events', { path: { id } });
  return (
    <Modal visible width="md" title={texts.title(link.description)} onClose={onClose}>
      <section aria-label={texts.openedBy} className="mb-5">
        <dl className="flex flex-wrap gap-x-7 gap-y-2">
          {viewers.map((viewer) => (
            <div key={viewer} className="flex flex-col-reverse">
              <dt className="text-[0.8125rem] text-ink-3">{texts.viewers[viewer]}</dt>
              <dd className={`font-serif text-xl tabular-nums ${link.opens[viewer] > 0 ? '' : 'text-ink-3'}`}>{link.opens[viewer].toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-[0.8125rem] text-ink-3">{texts.counted}</p>
      </section>
      <PagedList
        pages={events}
        label={texts.list}
        failed={texts.failed}
        empty={<p className="text-ink-2">{texts.empty}</p>}
        row={(event) => <TrailRow key={event.id} event={event} />}
      />
    </Modal>
  );
}

function TrailRow({ event }: { event: LinkEvent }) {
  const { kind, viewer, address, rules, notice, at } = event;
  const more = [viewer ? texts.viewer[viewer] : '', address ?? '', texts.changed(rules), notice === null ? '' : texts.notice(notice)]
    .filter(Boolean)
    .join(', ');
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {texts.kinds[kind]}
        {more ? <span className="text-ink-2"> · {more}</span> : null}
      </span>
      <time dateTime={at} className="text-[0.8125rem] whitespace-nowrap text-ink-3">
        {texts.at(at)}
      </time>
    </li>
  );
}
