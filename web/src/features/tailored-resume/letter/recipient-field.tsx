import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import { type FormEvent, useEffect, useState } from 'react';
import { TextField } from '../../../ui/text-field';
import { letterTexts } from '../letter-texts';

const words = letterTexts;
const longest = 100;

type RecipientFieldProps = { recipient: string; language: ResumeLanguage; onSave: (recipient: string) => void };

/** Whom the letter greets; saved when the field loses the focus. */
export function RecipientField({ recipient, language, onSave }: RecipientFieldProps) {
  const [typed, setTyped] = useState(recipient);
  useEffect(() => setTyped(recipient), [recipient]);
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    const name = typed.replace(/\s+/g, ' ').trim();
    if (name !== recipient) onSave(name);
  };
  return (
    <form onSubmit={save}>
      <TextField
        label={words.recipient}
        hint={words.recipientHint(language)}
        value={typed}
        maxLength={longest}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => save()}
      />
    </form>
  );
}
