import type { UnansweredQuestion } from '@folia/contracts/deep-talk/conversation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { api } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session-context';
import { useCursorPages } from '../../../lib/use-cursor-pages';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { EmptyState } from '../../../ui/empty-state';
import { PagedList } from '../../../ui/paged-list';
import { texts as talkTexts } from '../texts';
import { Segments } from './segments';
import { conversationHref } from './side';
import { texts } from './texts';

const states = ['open', 'done'] as const;

/** What the portfolio could not say, each with the one click that makes it say it. */
export function UnansweredPanel() {
  const [search, setSearch] = useSearchParams();
  const state = search.get('state') === 'done' ? 'done' : 'open';
  const pages = useCursorPages(['deep-talk', 'unanswered', state], '/deep-talk/unanswered', { query: { state } });
  const [title, words] = state === 'open' ? texts.unansweredEmpty : texts.doneEmpty;
  return (
    <div className="max-w-[760px]">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-[56ch] text-ink-2">{texts.unansweredLead}</p>
        <Segments
          label={texts.which}
          options={states.map((one) => ({ value: one, label: texts[one] }))}
          value={state}
          onChoose={(one) => setSearch({ mode: 'unanswered', ...(one === 'done' && { state: one }) }, { preventScrollReset: true, replace: true })}
        />
      </div>
      <PagedList
        pages={pages}
        label={texts.unanswered}
        failed={texts.unansweredFailed}
        empty={<EmptyState title={title}>{words}</EmptyState>}
        row={(one) => <Row key={one.id} unanswered={one} />}
      />
    </div>
  );
}

function Row({ unanswered }: { unanswered: UnansweredQuestion }) {
  const { id, conversationId, question, askedAt, because, reason, topic, kind, isDone, answeredNow } = unanswered;
  const { user } = useSession();
  const client = useQueryClient();
  const settle = useMutation({
    mutationFn: () => api.patch('/deep-talk/unanswered/{id}', { path: { id }, body: { done: !isDone } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['deep-talk', 'unanswered'] }),
  });
  return (
    <li className="py-4">
      <p className="font-serif text-[1.0625rem] leading-[1.5] [overflow-wrap:anywhere]">{question}</p>
      <p className="mt-1 text-[0.8125rem] text-ink-3">
        {[texts.short(askedAt), texts.because[because], reason ? texts.reason[reason].toLowerCase() : ''].filter(Boolean).join(' · ')}{' '}
        <Link to={conversationHref(conversationId, 'asked-of-me')} className="link ms-1 inline-block py-1">
          {texts.see}
        </Link>
      </p>
      {answeredNow ? (
        <div className="mt-2 border-s-2 border-leaf ps-3.5">
          <p className="text-xs text-leaf">{answeredNow.isOwnWords ? texts.answeredByYou : texts.answeredNow}</p>
          <p className="mt-0.5 font-serif leading-[1.55] [overflow-wrap:anywhere]">{answeredNow.text}</p>
          {answeredNow.item ? (
            <p className="mt-0.5 text-xs text-ink-3">
              {texts.restsOn}{' '}
              <Link to={`${paths.portfolio.href(user.uname)}#item-${answeredNow.item.id}`} className="link inline-block py-1">
                {talkTexts.source(answeredNow.item.kind, answeredNow.item.heading)}
              </Link>
            </p>
          ) : null}
        </div>
      ) : null}
      <div className="mt-2 flex flex-wrap gap-x-1 gap-y-2">
        {kind && !isDone && !answeredNow ? (
          <Link to={paths.newItem(kind).href()} state={{ asked: { question, topic } }} className={buttonClass({ size: 'sm' })}>
            <Plus aria-hidden="true" />
            {texts.add(kind)}
          </Link>
        ) : null}
        {isDone || answeredNow ? null : (
          <Link to={paths.settingsTab.href('assistant')} state={{ question }} className={buttonClass({ look: 'quiet', size: 'sm' })}>
            {texts.write}
          </Link>
        )}
        <Button look="quiet" size="sm" icon={<Check />} busy={settle.isPending} onClick={() => settle.mutate()}>
          {isDone ? texts.markOpen : texts.markDone}
        </Button>
      </div>
    </li>
  );
}
