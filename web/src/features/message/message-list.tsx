import type { Message } from '@folia/contracts/message/shapes';
import { useEffect, useRef } from 'react';
import { texts } from './texts';

/** What was written, oldest first; scrolls to the newest one when it arrives and when one is added. */
export function MessageList({ messages, name }: { messages: readonly Message[]; name: string }) {
  const end = useRef<HTMLDivElement>(null);
  const newest = messages[0]?.id;
  useEffect(() => {
    if (newest) end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  return (
    <>
      <ol aria-live="polite" aria-relevant="additions" className="flex flex-col gap-4 py-6">
        {messages.toReversed().map((message) => (
          <li key={message.id} className={`max-w-[56ch] [overflow-wrap:anywhere] ${message.mine ? 'self-end' : 'self-start'}`}>
            <p className="sr-only">{message.mine ? texts.youWrote : texts.wrote(name)}</p>
            <p
              className={
                message.mine
                  ? 'rounded-l rounded-ee-[2px] bg-raised px-4 py-2.5 whitespace-pre-line'
                  : 'border-s-2 border-leaf ps-4 font-serif text-m leading-[1.6] whitespace-pre-line'
              }
            >
              {message.text}
            </p>
            <time dateTime={message.at} className={`mt-1 block text-xs text-ink-3 ${message.mine ? 'text-end' : 'ps-4'}`}>
              {texts.moment(message.at)}
            </time>
          </li>
        ))}
      </ol>
      <div ref={end} />
    </>
  );
}
