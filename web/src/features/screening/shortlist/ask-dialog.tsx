import type { BoardRow } from '@folia/contracts/screening/board';
import { longestShortlistQuestion, type RefusedTopic } from '@folia/contracts/shortlist/limits';
import type { ShortlistLine } from '@folia/contracts/shortlist/shapes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { api } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/modal';
import { TextField } from '../../../ui/text-field';
import { nameOf } from '../board/columns';
import { askTexts as texts } from './ask-texts';
import type { ChosenRows } from './choose-rows';

function refusedBecause(error: unknown): string {
  if (!(error instanceof ApiError)) return reasonOf(error);
  if (error.code === 'QUESTION_REFUSED') return texts.refusal((error.details as { topic: RefusedTopic }).topic);
  return error.code === 'QUOTA_EXCEEDED' ? texts.spent((error.details as { resetsAt: string }).resetsAt) : reasonOf(error);
}

type AskDialogProps = { jobId: string; chosen: ChosenRows; onClose: () => void };

/** One question to all chosen candidates: who says it, in their words, and who says nothing of it. */
export function AskDialog({ jobId, chosen, onClose }: AskDialogProps) {
  const { rows, isSelection, isCut } = chosen;
  const [question, setQuestion] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useId();
  const units = useQuery({ queryKey: ['screening-answers'], queryFn: ({ signal }) => api.get('/screening/answers', { signal }), staleTime: 0 });
  const ask = useMutation({
    mutationFn: (asked: string) =>
      api.post('/screening/jobs/{jobId}/questions', { path: { jobId }, body: { question: asked, candidateIds: rows.map(({ id }) => id) } }),
    onSettled: () => units.refetch(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = question.trim();
    setMissing(!asked);
    if (asked) ask.mutate(asked);
  };
  const answer = ask.data?.said ? ask.data : null;
  const named = (ids: readonly string[]) => rows.filter(({ id }) => ids.includes(id)).map(nameOf);
  return (
    <Modal visible width="lg" title={texts.title} onClose={onClose}>
      <p className="mb-4 max-w-[68ch] text-ink-2">{texts.lead(rows.length, isSelection, isCut)}</p>
      <form id={form} noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
        <TextField
          className="min-w-0 flex-1 basis-64"
          label={texts.question}
          placeholder={texts.example}
          maxLength={longestShortlistQuestion}
          value={question}
          error={isMissing && !question.trim() ? texts.needed : ask.error ? refusedBecause(ask.error) : null}
          onChange={({ target }) => setQuestion(target.value)}
        />
        <Button look="primary" type="submit" busy={ask.isPending} className="mt-6 max-md:mt-0 max-md:w-full">
          {texts.act}
        </Button>
      </form>
      <p className="mt-2 min-h-5 text-[0.8125rem] text-ink-3">{units.data?.resetsAt ? texts.units(units.data) : ''}</p>
      <div aria-live="polite" className="mt-5">
        {answer ? (
          <>
            <Lines title={answer.said.length > 0 ? texts.said(answer.said.length) : texts.nobody} lines={answer.said} rows={rows} />
            {answer.near.length > 0 ? <Lines title={texts.near(answer.near.length)} lines={answer.near} rows={rows} /> : null}
            {answer.silent.length > 0 ? (
              <Group title={texts.silent(answer.silent.length)}>
                <p className="pt-1.5 text-[0.8125rem] text-ink-2">
                  {named(answer.silent).join(', ')}. {texts.silentMeans}
                </p>
              </Group>
            ) : null}
            {answer.unreadable.length > 0 ? (
              <Group title={texts.unreadable(answer.unreadable.length)}>
                <p className="pt-1.5 text-[0.8125rem] text-ink-2">{named(answer.unreadable).join(', ')}</p>
              </Group>
            ) : null}
          </>
        ) : null}
      </div>
    </Modal>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-5 border-t border-line pt-3 first:mt-0">
    <h3 className="text-[0.9375rem] font-semibold">{title}</h3>
    {children}
  </section>
);

const Lines = ({ title, lines, rows }: { title: string; lines: readonly ShortlistLine[]; rows: readonly BoardRow[] }) => (
  <Group title={title}>
    <ul>
      {lines.map((line) => (
        <Line key={line.candidateId} line={line} row={rows.find(({ id }) => id === line.candidateId)} />
      ))}
    </ul>
  </Group>
);

/** The words once, with the entry that they stand in; a title or an employer alone is told by the sentence. */
function Line({ line: { text, quotes }, row }: { line: ShortlistLine; row: BoardRow | undefined }) {
  const told = quotes.filter(({ text: words }) => text.includes(`“${words}”`));
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line py-3 last:border-0 sm:grid-cols-[140px_minmax(0,1fr)]">
      <p className="font-[550] [overflow-wrap:anywhere]">{row ? nameOf(row) : ''}</p>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        {told.length === 0 ? <p>{text}</p> : null}
        {(told.length > 0 ? told : quotes.slice(0, 1)).map(({ itemId, field, entry, text: words, heading }) => (
          <figure key={`${itemId}-${field}-${entry}`} className="mt-1 border-s border-leaf ps-3 first:mt-0">
            <blockquote className="font-serif text-[1.0625rem] leading-[1.6]">“{words}”</blockquote>
            <figcaption className="text-xs text-ink-3">{texts.quoteOf(heading)}</figcaption>
          </figure>
        ))}
      </div>
    </li>
  );
}
