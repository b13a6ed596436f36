import { mostOwnCharacters } from '@folia/contracts/limits';
import type { OwnWords } from '@folia/contracts/own-words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/text-field';
import { texts } from '../texts';

const words = texts.ownWords;

type WordsFormProps = {
  text: string;
  /** The line without the person's own wording. Typing it again removes that wording. */
  source: string;
  onWrite: (own: OwnWords | null) => void;
  onClose: () => void;
};

/** Where a person writes a line or a sentence in their own words. */
export function WordsForm({ text, source, onWrite, onClose }: WordsFormProps) {
  const [written, setWritten] = useState(text);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // In the next frame: on a new screen the focus goes to its beginning first.
    const frame = requestAnimationFrame(() => {
      // Somebody who has clicked into the field by then keeps their caret and selection.
      if (document.activeElement === field.current) return;
      field.current?.focus();
      field.current?.setSelectionRange(text.length, text.length);
    });
    return () => cancelAnimationFrame(frame);
  }, [text.length]);
  const isEmpty = written.trim() === '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return setRefused(true);
    const own = written.trim();
    onWrite(own === source ? null : { text: own, over: source });
    onClose();
  };
  return (
    <form onSubmit={save} onKeyDown={({ key }) => key === 'Escape' && onClose()} className="w-full py-2 ps-3">
      <TextArea
        ref={field}
        label={words.label}
        value={written}
        maxLength={mostOwnCharacters}
        hint={words.hint}
        error={isRefused && isEmpty ? words.empty : null}
        onChange={({ target }) => setWritten(target.value)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" size="sm" look="primary">
          {words.save}
        </Button>
        <Button size="sm" look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
