import { maxLinkDescription } from '@folia/contracts/limits';
import { Check, CircleCheck, Copy, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button';
import { Segmented } from '../../../ui/segmented';
import { Signal } from '../../../ui/signal';
import { Switch } from '../../../ui/switch';
import { TextField } from '../../../ui/text-field';
import { SlideHead } from './slide-head';
import { texts } from './texts';

const words = texts.link;
const perLetterMs = 90;
const days = Object.keys(words.days) as (keyof typeof words.days)[];

/** The form of a link, as one would fill it in; whoever types takes over. Like the real one, it makes nothing without a description. */
export function LinkSlide({ isRunning }: { isRunning: boolean }) {
  const [description, setDescription] = useState('');
  const [isTaken, setTaken] = useState(false);
  const [ends, setEnds] = useState<keyof typeof words.days>('month');
  const [hasPassword, setPassword] = useState(true);
  const [isMade, setMade] = useState(false);
  const isTyping = isRunning && !isTaken && description.length < words.typed.length;
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setDescription(words.typed.slice(0, description.length + 1)), perLetterMs);
    return () => clearTimeout(timer);
  }, [isTyping, description]);
  const isComplete = isTaken ? description.trim() !== '' : description === words.typed;
  const type = (text: string) => {
    setTaken(true);
    setMade(false);
    setDescription(text);
  };
  return (
    <>
      <SlideHead title={words.title} text={words.text} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <form
          className="grid content-start gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            if (isComplete) setMade(true);
          }}
        >
          <TextField
            label={words.description}
            hint={words.hint}
            maxLength={maxLinkDescription}
            autoComplete="off"
            value={description}
            onChange={({ target }) => type(target.value)}
          />
          <Segmented label={words.ends} value={ends} onChange={setEnds} options={days.map((value) => ({ value, label: words.days[value] }))} />
          <Switch label={words.password} checked={hasPassword} onChange={setPassword} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button type="submit" icon={<Copy />} disabled={!isComplete}>
              {words.create}
            </Button>
            <p role="status" className="max-w-[38em] flex-1 basis-64 text-s text-ink-2">
              {isMade ? words.made : ''}
            </p>
            {isMade ? (
              <div className="flex w-full flex-wrap items-baseline gap-x-4 gap-y-1 border-y border-line py-3">
                <b className="min-w-0 font-semibold [overflow-wrap:anywhere]">{description.trim()}</b>
                <Signal tone="good" icon={<CircleCheck aria-hidden="true" />}>
                  {words.state}
                </Signal>
                <span className="text-[0.8125rem] text-ink-3">{words.row(words.days[ends])}</span>
              </div>
            ) : null}
          </div>
          <div className="border-t border-line pt-4">
            <p className="mb-2 text-s text-ink-3">{words.rules}</p>
            <ul className="grid gap-1.5 text-s text-ink-2">
              {words.inWords(hasPassword, words.days[ends]).map((rule) => (
                <li key={rule} className="flex gap-2.5">
                  <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
                  {rule}
                </li>
              ))}
            </ul>
          </div>
        </form>
        <figure aria-label={words.opens} className="max-lg:hidden">
          <figcaption className="mb-2 text-s text-ink-3">{words.opens}</figcaption>
          <div className="rounded-m border border-line bg-ground p-6">
            <Lock aria-hidden="true" className="size-5 text-ink-3" />
            <p className="mt-3 font-serif text-xl">{words.gate}</p>
            <p className="mt-1 text-s text-ink-2">{words.gateText(hasPassword)}</p>
            {hasPassword ? <p className="mt-4 rounded-s border border-line-field bg-field px-3 py-2 text-s text-ink-3">{words.gatePassword}</p> : null}
            <p className="mt-3 rounded-s border border-line-strong px-3 py-2 text-center text-s font-[550]">{words.open}</p>
          </div>
        </figure>
      </div>
    </>
  );
}
