import { maxPostingCharacters } from '@folia/contracts/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { SpentPanel } from '../../ui/spent-panel';
import { TextArea } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { postingsKey } from './api';
import { calculatorTexts } from './calculator-texts';
import { CostLine } from './cost-line';
import type { PostingTextDraft } from './use-posting-text';
import { useStartScore } from './use-start-score';

type PostingTextFormProps = { draft: PostingTextDraft; profileId: string | null; profile: ReactNode };

/** The text itself: typed, pasted or read from a page, with a live count. `profile`: the control that chooses one. */
export function PostingTextForm({ draft: { text, url, type, drop }, profileId, profile }: PostingTextFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [isMissing, setMissing] = useState(false);
  const { start, isStarting, error, spent, reset } = useStartScore({ onStarted: drop });
  const keep = useMutation({
    mutationFn: () => api.post('/postings', { body: { text, url } }),
    onSuccess: async ({ id }) => {
      if (!id) return;
      drop();
      toast(calculatorTexts.kept);
      await client.invalidateQueries({ queryKey: postingsKey });
      await navigate(paths.careerCenter.href());
    },
  });
  const length = text.trim().length;
  const problem = isMissing && length === 0 ? calculatorTexts.jobTextNeeded : length > maxPostingCharacters ? calculatorTexts.tooLong(length) : null;
  const isFit = length > 0 && length <= maxPostingCharacters;
  const attempt = (work: () => void) => {
    setMissing(length === 0);
    if (isFit) work();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt(() => start({ text, url, profileId }));
  };
  const refusal = error ?? (keep.error ? reasonOf(keep.error) : null);
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <TextArea
        tall
        className="[&_textarea]:max-h-[60dvh] [&_textarea]:min-h-72!"
        label={calculatorTexts.postingText}
        hint={url ? calculatorTexts.readFrom(url) : calculatorTexts.jobTextHint}
        error={problem}
        value={text}
        onChange={({ target }) => {
          type(target.value);
          reset();
          keep.reset();
        }}
      />
      <p className="text-end text-xs text-ink-3 tabular-nums">{calculatorTexts.characters(length)}</p>
      {profile}
      {spent ? <SpentPanel {...spent} units={calculatorTexts.units} act={calculatorTexts.scoreIt} /> : null}
      {refusal && !spent ? (
        <p role="alert" className="rounded-s bg-bad-wash px-3 py-2 text-bad">
          {refusal}
        </p>
      ) : null}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">
          <Button type="submit" look="primary" busy={isStarting}>
            {calculatorTexts.score}
          </Button>
          <Button busy={keep.isPending} onClick={() => attempt(() => keep.mutate())}>
            {calculatorTexts.keep}
          </Button>
        </div>
        <div className="min-w-60 flex-1">
          <CostLine freeUntil={null} />
        </div>
      </div>
    </form>
  );
}
