import { contestAnswerDays, mostContestWords } from '@folia/contracts/contest/limits';
import type { NewContest } from '@folia/contracts/contest/shapes';
import type { ScreenedResume } from '@folia/contracts/screening/board';
import { longestReason } from '@folia/contracts/screening/words';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { entryTitle } from '../../lib/entry-title';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-field';
import { texts } from './texts';

const words = texts.contest;

type Line = NewContest['words'][number];
const isSame = (one: Line, other: Line) => one.itemId === other.itemId && one.field === other.field && one.entry === other.entry;

/** The lines of an entry, as they were shared. */
const linesOf = ({ id: itemId, fields }: ScreenedResume['items'][number]): Line[] =>
  Object.entries(fields).flatMap(([field, value]): Line[] => {
    if (Array.isArray(value)) return value.flatMap((text, entry) => (text.trim() ? [{ itemId, field, entry, text }] : []));
    return typeof value === 'string' && value.trim() ? [{ itemId, field, entry: null, text: value }] : [];
  });

type ContestFormProps = { criterionId: string; resume: ScreenedResume; send: (contest: NewContest) => Promise<void>; onClose: () => void };

/** Why a finding is not right, and which of one's own words show it. It opens under the finding. */
export function ContestForm({ criterionId, resume, send, onClose }: ContestFormProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [entry, setEntry] = useState('');
  const [chosen, setChosen] = useState<Line[]>([]);
  const make = useMutation({ mutationFn: send, onSuccess: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const why = reason.trim();
    setMissing(!why);
    if (why && !make.isPending) make.mutate({ criterionId, reason: why, words: chosen });
  };
  const toggle = (line: Line) => setChosen((now) => (now.some((one) => isSame(one, line)) ? now.filter((one) => !isSame(one, line)) : [...now, line]));
  const open = resume.items.find(({ id }) => id === entry);
  const others = chosen.filter(({ itemId }) => itemId !== entry);
  return (
    <form noValidate onSubmit={submit} aria-label={words.title} className="mt-3 grid gap-4 rounded-m border border-line-strong bg-surface p-4">
      <div>
        <h4 className="font-medium">{words.title}</h4>
        <p className="mt-1 text-s text-ink-2">{words.lead}</p>
      </div>
      <TextArea
        label={words.reason}
        maxLength={longestReason}
        error={isMissing && !reason.trim() ? words.needed : make.error ? reasonOf(make.error) : null}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="grid gap-2">
        <Select
          label={words.evidence}
          hint={words.evidenceHint(mostContestWords)}
          value={entry}
          options={[
            { value: '', label: words.choose },
            ...resume.items.map(({ id, kind, fields }) => ({ value: id, label: entryTitle(kind, fields) || words.unnamed })),
          ]}
          onChange={setEntry}
        />
        {[...others, ...(open ? linesOf(open) : [])].map((line) => {
          const isChosen = chosen.some((one) => isSame(one, line));
          return (
            <label key={`${line.itemId}-${line.field}-${line.entry}`} className="flex min-h-9 cursor-pointer items-start gap-3 py-1.5 text-s">
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= mostContestWords}
                onChange={() => toggle(line)}
                className="mt-0.5 size-4.5 shrink-0 accent-(--leaf)"
              />
              <span className="min-w-0 font-serif text-[0.9375rem] leading-[1.5] [overflow-wrap:anywhere] whitespace-pre-line">{line.text}</span>
            </label>
          );
        })}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="max-w-[44ch] flex-1 basis-56 text-xs text-ink-3">{words.note(contestAnswerDays)}</p>
        <div className="flex gap-2">
          <Button look="quiet" onClick={onClose}>
            {words.notNow}
          </Button>
          <Button type="submit" look="primary" busy={make.isPending}>
            {words.send}
          </Button>
        </div>
      </div>
    </form>
  );
}
