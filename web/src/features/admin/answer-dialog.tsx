import { maxFeedbackCharacters } from '@folia/contracts/feedback/kinds';
import type { Feedback } from '@folia/contracts/feedback/shapes';
import { useId, useState } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { TextArea } from '../../ui/text-field';
import { texts } from './texts';
import { useDeed } from './use-deed';

/** An answer to feedback. What was typed stays when it fails. */
export function AnswerDialog({ feedback, onClose }: { feedback: Feedback; onClose: () => void }) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useId();
  const answer = useDeed(
    (said: string) => api.post('/admin/feedback/{id}/answer', { path: { id: feedback.id }, body: { text: said } }),
    onClose,
    texts.answered,
  );
  return (
    <Modal
      visible
      onClose={onClose}
      title={texts.answerTitle}
      width="md"
      isModal={text !== ''}
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} look="primary" busy={answer.isPending}>
            {texts.answerIt}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          const said = text.trim();
          setMissing(!said);
          if (said && !answer.isPending) answer.mutate(said);
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
        {answer.isError ? (
          <p role="alert" className="text-bad">
            {reasonOf(answer.error)}
          </p>
        ) : null}
      </form>
    </Modal>
  );
}
