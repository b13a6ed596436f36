import type { Revision } from '@folia/contracts/history/shapes';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Loading } from '../../ui/loading';
import { RevisionRow } from './revision-row';
import { texts } from './texts';
import { type Scope, UndoDialog, type Wish } from './undo-dialog';
import { useHistory } from './use-history';

/** `/app/settings/history`: what was changed, by day, each step with a way to undo it. */
export function HistoryPage() {
  usePageTitle(texts.title);
  const { revisions, hasMore, loadMore, loadingMore, failed, retry, takeBack, busy, notice } = useHistory();
  const [wish, setWish] = useState<Wish | null>(null);
  const confirm = async (scope: Scope) => {
    if (wish) await takeBack(wish.revision, scope);
    setWish(null);
  };
  return (
    <div className="page max-w-[calc(760px+2*var(--gutter))]! py-6 md:py-8">
      <h1 className="headline">{texts.title}</h1>
      <p className="mt-1.5 max-w-measure text-ink-2">{texts.lead}</p>
      <p role="alert" className="mt-4 text-warn empty:hidden">
        {notice}
      </p>
      {failed && !revisions ? (
        <div role="alert" className="mt-8">
          <p className="mb-3">{texts.loadFailed}</p>
          <Button onClick={() => void retry()}>{texts.tryAgain}</Button>
        </div>
      ) : null}
      {!revisions && !failed ? <Loading /> : null}
      {revisions?.length === 0 ? <Empty /> : null}
      {revisions?.length ? (
        <Days revisions={revisions} disabled={busy} onUndo={(revision) => setWish({ revision, later: revisions.indexOf(revision) })} />
      ) : null}
      {hasMore ? (
        <Button className="mt-6" busy={loadingMore} onClick={loadMore}>
          {texts.older}
        </Button>
      ) : null}
      {wish ? <UndoDialog wish={wish} busy={busy} onUndo={(scope) => void confirm(scope)} onClose={() => setWish(null)} /> : null}
    </div>
  );
}

type DaysProps = { revisions: readonly Revision[]; disabled: boolean; onUndo: (revision: Revision) => void };

function Days({ revisions, disabled, onUndo }: DaysProps) {
  const days = [...new Set(revisions.map(({ at }) => texts.day(at)))];
  return days.map((name) => (
    <section key={name} className="mt-8">
      <h2 className="mb-1 font-serif text-l font-medium">{name}</h2>
      <ol className="divide-y divide-line border-y border-line">
        {revisions
          .filter(({ at }) => texts.day(at) === name)
          .map((revision) => (
            <RevisionRow key={revision.id} revision={revision} disabled={disabled} onUndo={() => onUndo(revision)} />
          ))}
      </ol>
    </section>
  ));
}

/** Empty is a beginning: one sentence, one action, one example (brand). */
function Empty() {
  return (
    <div className="mt-8">
      <p className="font-serif text-xl">{texts.empty}</p>
      <p className="mt-2 mb-4 max-w-measure text-ink-2">{texts.emptyMore}</p>
      <Link to={paths.dashboard.href()} className={buttonClass({ look: 'primary' })}>
        {texts.toDashboard}
      </Link>
      <p className="mt-8 mb-2 text-xs text-ink-3">{texts.example}</p>
      <div aria-hidden="true" className="border-y border-line py-3 text-ink-3">
        <p className="font-[550]">{texts.exampleLine}</p>
        <p className="text-[0.8125rem]">{texts.exampleMore}</p>
      </div>
    </div>
  );
}
