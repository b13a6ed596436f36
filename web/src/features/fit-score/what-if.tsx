import type { FitScoreSummary } from '@folia/contracts/fit-score/history';
import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';
import { itemFieldsOf } from '@folia/contracts/item/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { bandOf, wholePoints } from '../../lib/score-band';
import { readStored, storageKeys } from '../../lib/storage';
import { Select } from '../../ui/select';
import { scoresKey } from './api';
import { rememberForWhatIf } from './remember-for-what-if';
import { texts } from './texts';
import { useProfileName } from './use-profile-name';
import { whatIfTexts } from './what-if-texts';

const words = whatIfTexts;
/** The score is requested this long after the last key. */
const pauseMs = 500;
const shownChanges = 4;

type Finished = FitScoreSummary & { score: number };
type WhatIfProps = { kind: ItemKind; itemId: string | null; fields: AnyFields };

/** The latest score of each job and profile: the first page has as many as anyone would choose from. */
function useLatestScores(): Finished[] {
  const { data } = useQuery({
    queryKey: [...scoresKey, 'what-if'],
    queryFn: async ({ signal }) => (await api.get('/fit-scores', { signal })).items ?? [],
  });
  const finished = (data ?? []).filter((one): one is Finished => one.score !== null);
  return finished.filter(
    (one, place) => finished.findIndex(({ postingId, profileId }) => postingId === one.postingId && profileId === one.profileId) === place,
  );
}

/** While an entry is written: what it does to the score of a job. Shows nothing without a score; it is free. */
export function WhatIf(entry: WhatIfProps) {
  const scores = useLatestScores();
  const profileName = useProfileName();
  const [chosen, setChosen] = useState(() => readStored('sessionStorage', storageKeys.whatIf));
  const score = scores.find(({ id }) => id === chosen) ?? scores[0];
  if (!score) return null;
  const choose = (id: string) => {
    rememberForWhatIf(id);
    setChosen(id);
  };
  const nameOf = ({ company, role, profileId }: Finished) =>
    [[company, role].filter(Boolean).join(', ') || texts.unnamedJob, profileName(profileId).name].filter(Boolean).join(' · ');
  return (
    <section aria-labelledby="what-if-title">
      <h2 id="what-if-title" className="mb-2 font-semibold">
        {words.title}
      </h2>
      <Effect key={score.id} score={score} entry={entry} />
      {scores.length > 1 ? (
        <Select
          className="mt-3"
          label={words.job}
          hideLabel
          value={score.id}
          onChange={choose}
          options={scores.map((one) => ({ value: one.id, label: nameOf(one) }))}
        />
      ) : (
        <p className="mt-2 text-xs text-ink-3 [overflow-wrap:anywhere]">{nameOf(score)}</p>
      )}
      <Link to={paths.match.href(score.id)} className="link mt-1 inline-flex min-h-11 items-center text-[0.8125rem] md:min-h-6">
        {words.report}
      </Link>
    </section>
  );
}

function Effect({ score, entry }: { score: Finished; entry: WhatIfProps }) {
  const { kind, itemId, fields } = entry;
  const settled = useSettled(JSON.stringify({ itemId, content: { kind, fields } }));
  const question = JSON.parse(settled) as Pick<WhatIfProps, 'itemId'> & { content: Pick<WhatIfProps, 'kind' | 'fields'> };
  const isWhole = itemFieldsOf(kind).safeParse(question.content.fields).success;
  const { data, isError, isPlaceholderData } = useQuery({
    enabled: isWhole,
    queryKey: [...scoresKey, score.id, 'what-if', settled],
    queryFn: ({ signal }) => api.post('/fit-scores/{id}/what-if', { path: { id: score.id }, body: question, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const points = wholePoints(data?.score ?? score.score);
  const { difference = 0, changes = [], otherScorer = false } = data?.comparison ?? {};
  const told = changes.filter(({ requirementId }) => requirementId !== null);
  return (
    <>
      <p role="status" className={`flex items-baseline gap-2 ${isPlaceholderData ? 'opacity-60' : ''}`}>
        <span className="font-serif text-3xl leading-none tabular-nums">{points}</span>
        <span className="text-[0.8125rem] text-ink-2">{bandOf(points).word}</span>
        {data && difference !== 0 ? <b className={`tabular-nums ${difference > 0 ? 'text-leaf' : 'text-warn'}`}>{texts.signed(difference)}</b> : null}
      </p>
      {isError || !isWhole ? <p className="mt-1.5 text-xs text-ink-3">{words.notYet}</p> : null}
      {data && isWhole && !isError ? <p className="mt-1.5 text-xs text-ink-3">{difference === 0 ? words.same : words.against(score.createdAt)}</p> : null}
      <ul className="mt-1.5 space-y-0.5 text-[0.8125rem] text-ink-2 empty:hidden">
        {told.slice(0, shownChanges).map((one) => (
          <li key={`${one.requirementId}-${one.label}`} className="[overflow-wrap:anywhere]">
            <b className="font-semibold text-ink tabular-nums">{texts.signed(one.points)}</b> {texts.report.because(one.label, one.points)}
          </li>
        ))}
      </ul>
      {otherScorer ? <p className="mt-1.5 text-xs text-ink-3">{texts.report.otherScorer}</p> : null}
    </>
  );
}

/** A value once it has stopped changing. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
