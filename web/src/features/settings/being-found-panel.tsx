import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { SharedWords } from '../../ui/shared-words';
import { BeingFoundForm } from './being-found-form';
import { beingFoundTexts as words } from './being-found-texts';
import { Loaded } from './loaded';
import { PanelHead } from './panel-head';

/** `/app/settings/being-found`: who may find somebody, what they are shown, and who has opened it. */
export function BeingFoundPanel() {
  const settings = useQuery({ queryKey: ['being-found'], queryFn: ({ signal }) => api.get('/being-found', { signal }), refetchOnMount: 'always' });
  const finds = useQuery({
    queryKey: ['being-found', 'openings'],
    queryFn: ({ signal }) => api.get('/being-found/openings', { signal }),
    refetchOnMount: 'always',
  });
  return (
    <>
      <PanelHead title={words.title} text={words.text} />
      <Loaded query={settings}>{(kept) => <BeingFoundForm kept={kept} />}</Loaded>
      <Loaded query={finds}>
        {({ shown, openings }) => (
          <>
            <section className="border-t border-line py-5">
              <h3 className="font-[550]">{words.shown}</h3>
              <p className="mt-1 max-w-[68ch] text-s text-ink-2">{shown ? words.shownText : words.privateNow}</p>
              {shown ? <SharedWords resume={shown} /> : null}
            </section>
            <section className="border-t border-line py-5">
              <h3 className="font-[550]">{words.openings}</h3>
              <p className="mt-1 text-s text-ink-2">{openings.length > 0 ? words.openingsText : words.noOpenings}</p>
              <ul className="mt-2 divide-y divide-line">
                {openings.map((opening) => (
                  <li key={opening.id} className="py-2 [overflow-wrap:anywhere]">
                    {words.opening(opening)}
                    <span className="block text-[0.8125rem] text-ink-2">{words.openingFor(opening)}</span>
                  </li>
                ))}
              </ul>
            </section>
          </>
        )}
      </Loaded>
    </>
  );
}
