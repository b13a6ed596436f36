import { maxResumeCharacters } from '@folia/contracts/limits';
import { type FormEvent, useEffect, useState } from 'react';
import { dropDraft, readDraft, saveDraft } from '../../lib/drafts';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { controlClass, Field } from '../../ui/field';
import { Modal } from '../../ui/modal';
import { startTexts } from './start-texts';
import { texts } from './texts';

const draftName = 'pasted-resume';

/** What is wrong with a pasted text, or null; the server checks again. Nothing is cut off silently. */
export function checkText(text: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return startTexts.paste.empty;
  return text.length > maxResumeCharacters ? startTexts.paste.tooLong(text.length - maxResumeCharacters) : null;
}

/** Pasted text is handled like any file, as a text file. What is typed is kept on this device until it is sent. */
export function PasteTextDialog({ visible, onClose, onText }: { visible: boolean; onClose: () => void; onText: (file: File) => void }) {
  const { user } = useSession();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  useEffect(() => {
    void readDraft<string>(user.id, draftName).then((draft) => setText((typed) => typed || (draft ?? '')));
  }, [user.id]);

  const wrong = checkText(text);
  const change = (typed: string) => {
    setText(typed);
    setTried(false);
    void saveDraft(user.id, draftName, typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong) return;
    // The text itself stays until the person leaves, because a refusal leads back to it.
    void dropDraft(user.id, draftName);
    setTried(false);
    onText(new File([text], startTexts.paste.fileName, { type: 'text/plain' }));
  };
  const foot = (
    <>
      <span className="me-auto text-xs text-ink-3 max-sm:w-full">{startTexts.handKept}</span>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button look="primary" type="submit" form="paste-text">
        {startTexts.paste.read}
      </Button>
    </>
  );
  return (
    <Modal visible={visible} onClose={onClose} title={startTexts.paste.title} width="md" isModal foot={foot}>
      <p className="mb-5 text-ink-2">{startTexts.paste.lead}</p>
      <form id="paste-text" noValidate onSubmit={submit}>
        <Field
          label={startTexts.paste.label}
          hint={startTexts.paste.count(text.length, maxResumeCharacters)}
          error={tried || text.length > maxResumeCharacters ? wrong : null}
        >
          {(control) => (
            <textarea
              {...control}
              rows={14}
              // biome-ignore lint/a11y/noAutofocus: the dialog is this one field
              autoFocus
              spellCheck={false}
              value={text}
              onChange={({ target }) => change(target.value)}
              className={`${controlClass} resize-y leading-[1.6]`}
            />
          )}
        </Field>
      </form>
    </Modal>
  );
}
