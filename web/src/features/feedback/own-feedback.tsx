import type { OwnFeedback as Written } from '@folia/contracts/feedback/shapes';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { LoadFailure } from '../../ui/load-failure';
import { texts } from './texts';

/** What a person wrote before, with the answers. */
export function OwnFeedback() {
  const query = useQuery({ queryKey: ['feedback', 'own'], queryFn: ({ signal }) => api.get('/feedback', { signal }), refetchOnMount: 'always' });
  const items = query.data?.items ?? [];
  if (query.isError && items.length === 0)
    return (
      <LoadFailure className="mt-12" onAgain={() => void query.refetch()}>
        {texts.ownFailed}
      </LoadFailure>
    );
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="own-feedback" className="mt-14">
      <h2 id="own-feedback" className="section-title mb-3">
        {texts.own}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((one) => (
          <One key={one.id} {...one} />
        ))}
      </ul>
    </section>
  );
}

function One({ kind, text, page, state, createdAt, answer }: Written) {
  return (
    <li className="py-5 [overflow-wrap:anywhere]">
      <p className="text-[0.8125rem] text-ink-3">
        {[texts.kinds[kind].name, page && texts.aboutPage(page)].filter(Boolean).join(' ')} · <time dateTime={createdAt}>{texts.on(createdAt)}</time> ·{' '}
        {texts.state(state)}
      </p>
      <p className="mt-1.5 font-serif text-m whitespace-pre-line">{text}</p>
      {answer ? (
        <div className="mt-3 border-s-2 border-leaf ps-4">
          <p className="text-[0.8125rem] text-ink-3">
            {texts.answer} · <time dateTime={answer.at}>{texts.on(answer.at)}</time>
          </p>
          <p className="mt-1 font-serif text-m whitespace-pre-line">{answer.text}</p>
        </div>
      ) : null}
    </li>
  );
}
