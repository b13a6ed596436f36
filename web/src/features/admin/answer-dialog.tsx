import { maxFeedbackCharacters } from '@folia/contracts/feedback/kinds';
import type { Feedback } from '@folia/contracts/feedback/shapes';
import { useState } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { FormDialog } from '../../ui/form-dialog';
import { TextArea } from '../../ui/text-field';
import { texts } from './texts';
import { useDeed } from './use-deed';

/** An answer to feedback. What was typed stays when it fails. */
export function AnswerDialog({ feedback, onClose }: { feedback: Feedback; onClose: () => void }) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const answer = useDeed(
    (said: string) => api.post('/admin/feedback/{id}/answer', { path: { id: feedback.id }, body: { text: said } }),
    onClose,
    texts.answered,
  );
  return (
    <FormDialog
      title={texts.answerTitle}
      action={texts.answerIt}
      cancel={texts.cancel}
      isTyped={text !== ''}
      isBusy={answer.isPending}
      failure={answer.error && reasonOf(answer.error)}
      onClose={onClose}
      onSubmit={() => {
        const said = text.trim();
        setMissing(!said);
        if (said) answer.mutate(said);
      }}
    >
      <p className="max-w-[56ch] text-ink-2">{feedback.from ? texts.answerPerson : texts.answerAddress(feedback.email ?? '')}</p>
      <blockquote className="max-h-40 overflow-y-auto border-s-2 border-line ps-4 font-serif text-m whitespace-pre-line [overflow-wrap:anywhere]">
        {feedback.text}
      </blockquote>
      <TextArea
        label={texts.answerLabel}
        tall
        error={isMissing && !text.trim() ? texts.answerNeeded : null}
        value={text}
        maxLength={maxFeedbackCharacters}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
