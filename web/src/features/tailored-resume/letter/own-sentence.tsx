import type { OwnWords } from '@folia/contracts/own-words';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { useReturnFocus } from '../changes/use-return-focus';
import { WordsForm } from '../changes/words-form';
import { letterTexts } from '../letter-texts';

const words = letterTexts;

/** A place for what only the person can say. */
export function OwnSentence({ onWrite }: { onWrite: (own: OwnWords) => void }) {
  const [isWriting, setWriting] = useState(false);
  const button = useReturnFocus(isWriting);
  return (
    <li className="border-b border-line py-2.5">
      {isWriting ? (
        <WordsForm text="" source="" onWrite={(own) => own && onWrite(own)} onClose={() => setWriting(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button ref={button} size="sm" icon={<Plus />} onClick={() => setWriting(true)}>
            {words.add}
          </Button>
          <p className="text-[0.8125rem] text-ink-3">{words.addHint}</p>
        </div>
      )}
    </li>
  );
}
