import { longestMessage } from '@folia/contracts/limits';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api';
import { noteVisitAction } from '../../lib/note-visit-action';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { TextArea } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { texts } from './texts';
import { useComposer } from './use-composer';

type ComposeDialogProps = {
  person: { userId: string; name: string };
  /** What stands in the message already. */
  begin?: string;
  onClose: () => void;
};

/** The first words to someone; after that the person is in the conversation. */
export function ComposeDialog({ person, begin = '', onClose }: ComposeDialogProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const form = useId();
  const composer = useComposer(
    `message-to-${person.userId}`,
    (text, options) => api.post('/threads', { body: { to: person.userId, text }, ...options }),
    ({ threadId }) => {
      noteVisitAction('message');
      onClose();
      toast(texts.sent);
      void navigate(paths.messages.thread(threadId, 'sent'));
    },
    begin,
  );
  return (
    <Modal
      visible
      onClose={onClose}
      title={texts.writeTo(person.name)}
      width="md"
      isModal={composer.text !== ''}
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} look="primary" busy={composer.isSending}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          composer.submit();
        }}
      >
        <p className="mb-4 text-ink-2">{texts.writeLead}</p>
        <TextArea
          label={texts.yourMessage}
          tall
          maxLength={longestMessage}
          value={composer.text}
          error={composer.error}
          onChange={(event) => composer.type(event.target.value)}
        />
      </form>
    </Modal>
  );
}
