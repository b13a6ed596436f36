import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { assistantTexts as words } from './assistant-texts';

/** As many as the contract takes, and as long; its schemas would weigh more than this. */
const mostTopics = 20;
const longestTopic = 100;

/** Topics that are declined, one by one. */
export function OffLimits({ topics, onChange }: { topics: readonly string[]; onChange: (topics: string[]) => void }) {
  const [typed, setTyped] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const topic = typed.trim();
    if (!topic) return;
    if (!topics.includes(topic)) onChange([...topics, topic]);
    setTyped('');
  };
  return (
    <>
      {topics.length > 0 ? (
        <ul className="mb-3 flex flex-wrap gap-1.5">
          {topics.map((topic) => (
            <li key={topic} className="inline-flex max-w-full items-center rounded-full border border-line-strong ps-3 text-[0.8125rem]">
              <span className="min-w-0 [overflow-wrap:anywhere]">{topic}</span>
              <Button look="quiet" size="sm" iconOnly icon={<X />} className="rounded-full!" onClick={() => onChange(topics.filter((one) => one !== topic))}>
                {words.remove(topic)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {topics.length < mostTopics ? (
        <form onSubmit={add} className="flex items-center gap-2">
          <TextField
            label={words.topic}
            hideLabel
            className="min-w-0 flex-1"
            placeholder={words.topicExample}
            maxLength={longestTopic}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit">{words.addTopic}</Button>
        </form>
      ) : null}
    </>
  );
}
