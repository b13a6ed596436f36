import { maxQuestionCharacters } from '@folia/contracts/limits';
import { useId, useState } from 'react';
import { webConfig } from '../../lib/config';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { TextArea } from '../../ui/text-field';
import { keepQuestion, keptQuestion } from './pending-question';
import { texts } from './texts';

type GuestDialogProps = { ownerId: string; name: string; onClose: () => void; onSignIn: () => void };

/** Answers are for people who are signed in. What a guest types here is in the field once they are. */
export function GuestDialog({ ownerId, name, onClose, onSignIn }: GuestDialogProps) {
  const form = useId();
  const [question, setQuestion] = useState(() => keptQuestion(ownerId));
  return (
    <Modal
      visible
      onClose={onClose}
      title={texts.guestTitle(name)}
      width="md"
      isModal={question !== ''}
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} look="primary">
            {texts.guestSubmit}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          onSignIn();
        }}
      >
        <p className="mb-4 max-w-[56ch] text-ink-2">{texts.guestLead(webConfig().assistantName, name)}</p>
        <TextArea
          label={texts.question}
          maxLength={maxQuestionCharacters}
          value={question}
          onChange={(event) => {
            setQuestion(event.target.value);
            keepQuestion(ownerId, event.target.value);
          }}
        />
      </form>
    </Modal>
  );
}
