import type { Ratings } from '@folia/contracts/screening/board';
import { bestRating, longestTag, mostTags } from '@folia/contracts/screening/words';
import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { opinionTexts as texts } from './opinion-texts';
import { useRateCandidate, useTagCandidate } from './use-candidate-changes';

const scale = Array.from({ length: bestRating }, (_, index) => index + 1);

type TeamOpinionProps = {
  jobId: string;
  candidateId: string;
  tags: readonly string[];
  /** Every tag of the account. */
  known: readonly string[];
  ratings: Ratings;
  who: (id: string | null) => string;
};

/** What the team thinks of a candidate, apart from evidence: it counts nowhere. */
export function TeamOpinion({ jobId, candidateId, tags, known, ratings, who }: TeamOpinionProps) {
  return (
    <section aria-label={texts.label} className="grid gap-3 text-[0.8125rem]">
      <Tags jobId={jobId} candidateId={candidateId} tags={tags} known={known} />
      <Rating jobId={jobId} candidateId={candidateId} ratings={ratings} who={who} />
    </section>
  );
}

function Tags({ jobId, candidateId, tags, known }: Pick<TeamOpinionProps, 'jobId' | 'candidateId' | 'tags' | 'known'>) {
  const [typed, setTyped] = useState('');
  const set = useTagCandidate(jobId, candidateId);
  const list = useId();
  const input = useId();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const tag = typed.trim();
    if (tag) set.mutate([...tags, tag], { onSuccess: () => setTyped('') });
  };
  return (
    <div className="grid gap-1.5">
      <form noValidate onSubmit={add} className="flex flex-wrap items-center gap-1.5">
        <label htmlFor={input} className="text-ink-3">
          {texts.tags}
        </label>
        {tags.map((tag) => (
          <span key={tag} className="inline-flex min-h-7 items-center gap-0.5 rounded-full border border-line-strong ps-2.5 pe-0.5 [overflow-wrap:anywhere]">
            {tag}
            <button
              type="button"
              aria-label={texts.removeTag(tag)}
              onClick={() => set.mutate(tags.filter((one) => one !== tag))}
              className="grid size-6 place-items-center rounded-full text-ink-3 hover:text-ink"
            >
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </span>
        ))}
        {tags.length < mostTags ? (
          <>
            <input
              id={input}
              list={list}
              value={typed}
              maxLength={longestTag}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
              className="h-8 w-36 rounded-s border border-line-field bg-field px-2 text-ink max-md:h-11 max-md:text-base"
            />
            <datalist id={list}>
              {known
                .filter((tag) => !tags.includes(tag))
                .map((tag) => (
                  <option key={tag} value={tag} />
                ))}
            </datalist>
            <Button type="submit" size="sm" look="quiet" busy={set.isPending}>
              {texts.addTag}
            </Button>
          </>
        ) : null}
      </form>
      <p role="alert" className="text-bad empty:hidden">
        {set.error ? reasonOf(set.error) : ''}
      </p>
    </div>
  );
}

function Rating({ jobId, candidateId, ratings: { mine, others }, who }: Pick<TeamOpinionProps, 'jobId' | 'candidateId' | 'ratings' | 'who'>) {
  const name = useId();
  // It shows what was pressed while the server is told.
  const [shown, setShown] = useState(mine);
  const rate = useRateCandidate(jobId, candidateId);
  const choose = (rating: number | null) => {
    setShown(rating);
    rate.mutate(rating, { onError: () => setShown(mine) });
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="float-start me-3 text-ink-3 md:leading-7">{texts.rating}</legend>
      <div className="flex flex-wrap items-center gap-1">
        {scale.map((value) => (
          <label
            key={value}
            className="relative grid size-11 cursor-pointer place-items-center rounded-full border border-line-strong tabular-nums hover:border-ink-3 has-checked:border-ink has-checked:bg-raised has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus md:pointer-fine:size-7"
          >
            <input
              type="radio"
              name={name}
              checked={shown === value}
              onChange={() => choose(value)}
              className="absolute inset-0 appearance-none outline-none"
            />
            <span aria-hidden="true">{value}</span>
            <span className="sr-only">{texts.of(value, bestRating)}</span>
          </label>
        ))}
        {shown === null ? null : (
          <Button size="sm" look="quiet" onClick={() => choose(null)}>
            {texts.takeBack}
          </Button>
        )}
      </div>
      <p className="text-ink-2">
        {others === null ? texts.hidden : others.length === 0 ? texts.nobody : texts.others(others.map(({ by, rating }) => [who(by), rating]))}
      </p>
      <p className="text-xs text-ink-3">{texts.apart}</p>
      <p role="alert" className="text-bad empty:hidden">
        {rate.error ? reasonOf(rate.error) : ''}
      </p>
    </fieldset>
  );
}
