import { maxQuestionCharacters } from '@folia/contracts/limits';
import { useState } from 'react';
import { webConfig } from '../../lib/config';
import { TextArea } from '../../ui/text-field';
import { keepQuestion, keptQuestion } from './pending-question';
import { texts } from './texts';

/** Answers are for people who are signed in. What a guest types while they sign in is in the field once they are. */
export function GuestQuestion({ ownerId, name }: { ownerId: string; name: string }) {
  const [question, setQuestion] = useState(() => keptQuestion(ownerId));
  return (
    <>
      <p className="mb-4 text-ink-2">{texts.guestLead(webConfig().assistantName, name)}</p>
      <TextArea
        label={texts.question}
        maxLength={maxQuestionCharacters}
        value={question}
        onChange={(event) => {
          setQuestion(event.target.value);
          keepQuestion(ownerId, event.target.value);
        }}
      />
    </>
  );
}
