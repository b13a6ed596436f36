import { feedbackStates } from '@folia/contracts/feedback/kinds';
import type { Feedback } from '@folia/contracts/feedback/shapes';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { Select } from '../../ui/select';
import { AnswerDialog } from './answer-dialog';
import { FeedbackCard } from './feedback-card';
import { texts } from './texts';
import { useDeed } from './use-deed';

const states = feedbackStates.map((value) => ({ value, label: texts.feedbackState[value] }));

export function FeedbackTab() {
  const [search, setSearch] = useSearchParams();
  const [answering, setAnswering] = useState<Feedback | null>(null);
  const state = feedbackStates.find((one) => one === search.get('state')) ?? 'new';
  const feedback = useCursorPages(['admin', 'feedback', state], '/admin/feedback', { query: { state } });
  const close = useDeed(
    (id: string) => api.post('/admin/feedback/{id}/close', { path: { id } }),
    () => {},
    texts.closed,
  );
  return (
    <>
      <Select
        label={texts.show}
        value={state}
        options={states}
        onChange={(value) => setSearch({ tab: 'feedback', state: value }, { replace: true })}
        className="mb-5 max-w-[220px]"
      />
      {close.isError ? (
        <p role="alert" className="mb-4 text-bad">
          {close.error.message}
        </p>
      ) : null}
      <PagedList
        pages={feedback}
        label={texts.feedback}
        failed={texts.listFailed}
        empty={<EmptyState title={texts.noFeedbackTitle[state]}>{texts.noFeedback}</EmptyState>}
        row={(one) => <FeedbackCard key={one.id} feedback={one} onAnswer={setAnswering} onClose={() => close.mutate(one.id)} />}
      />
      {answering ? <AnswerDialog feedback={answering} onClose={() => setAnswering(null)} /> : null}
    </>
  );
}
