import { feedbackStates } from '@folia/contracts/feedback/kinds';
import type { Feedback } from '@folia/contracts/feedback/shapes';
import { useState } from 'react';
import { api } from '../../lib/api';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { EmptyState } from '../../ui/empty-state';
import { AnswerDialog } from './answer-dialog';
import { FeedbackCard } from './feedback-card';
import { StateList, useStateInAddress } from './state-list';
import { texts } from './texts';
import { useDeed } from './use-deed';

const options = feedbackStates.map((value) => ({ value, label: texts.feedbackState[value] }));

export function FeedbackTab() {
  const [answering, setAnswering] = useState<Feedback | null>(null);
  const state = useStateInAddress(feedbackStates);
  const feedback = useCursorPages(['admin', 'feedback', state], '/admin/feedback', { query: { state } });
  const close = useDeed(
    (id: string) => api.post('/admin/feedback/{id}/close', { path: { id } }),
    () => {},
    texts.closed,
  );
  return (
    <>
      <StateList
        tab="feedback"
        show={texts.show}
        state={state}
        options={options}
        failure={close.error}
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
