import type { Criterion } from '@folia/contracts/screening/shapes';
import { allPoints, type CriterionImportance, criterionImportances, longestCriterion } from '@folia/contracts/screening/words';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '../../../lib/api-error';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/modal';
import { Segmented } from '../../../ui/segmented';
import { TextField } from '../../../ui/text-field';
import { texts } from './texts';
import { useCriteria } from './use-criteria';

const words = texts.dialog;

type Refusal = { attribute: string; words: string; better: string };
/** Why words were refused that stand for something protected, and what can be asked instead. */
const refusalOf = (error: unknown): Refusal | null => (error instanceof ApiError && error.code === 'CRITERION_PROTECTED' ? (error.details as Refusal) : null);

const pointsOf = (typed: string): number | null => (/^\d{1,3}$/.test(typed.trim()) && Number(typed) <= allPoints ? Number(typed) : null);

/** One criterion: its words, its weight and its points. What may not be asked is refused with better words. */
export function CriterionDialog({ jobId, criterion, onClose }: { jobId: string; criterion?: Criterion; onClose: () => void }) {
  const { add, change } = useCriteria(jobId);
  const form = useId();
  const [said, setSaid] = useState(criterion?.words ?? '');
  const [importance, setImportance] = useState<CriterionImportance>(criterion?.importance ?? 'must');
  const [points, setPoints] = useState(criterion && criterion.importance !== 'excluded' ? String(criterion.points) : '');
  const [isTried, setTried] = useState(false);
  const work = criterion ? change : add;
  const refusal = refusalOf(work.error);
  const better = refusal?.better;
  const isLeftOut = importance === 'excluded';
  const isPointsBad = !isLeftOut && points.trim() !== '' && pointsOf(points) === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!said.trim() || isPointsBad) return;
    const chosen = isLeftOut ? undefined : (pointsOf(points) ?? undefined);
    if (criterion)
      change.mutate(
        {
          id: criterion.id,
          version: criterion.version,
          ...(said.trim() !== criterion.words && { words: said.trim() }),
          ...(importance !== criterion.importance && { importance }),
          ...(chosen !== criterion.points && { points: chosen }),
        },
        { onSuccess: onClose },
      );
    else add.mutate({ words: said.trim(), importance, points: chosen }, { onSuccess: onClose });
  };
  return (
    <Modal
      visible
      width="md"
      title={criterion ? words.change : words.add}
      onClose={onClose}
      foot={
        <>
          <p className="me-auto text-xs text-ink-3">{criterion && said.trim() === criterion.words ? words.reorder : words.reread}</p>
          <Button look="quiet" onClick={onClose}>
            {words.notNow}
          </Button>
          <Button look="primary" type="submit" form={form} busy={work.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <div>
          <TextField
            label={words.words}
            hint={words.wordsHint}
            maxLength={longestCriterion}
            error={isTried && !said.trim() ? words.needed : refusal ? texts.refused(refusal) : work.error ? reasonOf(work.error) : null}
            value={said}
            onChange={({ target }) => {
              setSaid(target.value);
              work.reset();
            }}
          />
          {better ? (
            <Button
              size="sm"
              className="mt-2"
              onClick={() => {
                setSaid(better);
                work.reset();
              }}
            >
              {words.use(better)}
            </Button>
          ) : null}
        </div>
        <div className="flex flex-wrap items-start gap-5">
          <Segmented
            label={words.weight}
            value={importance}
            options={criterionImportances.map((value) => ({ value, label: texts.importance(value) }))}
            onChange={setImportance}
          />
          {isLeftOut ? null : (
            <TextField
              className="w-28"
              label={words.points}
              inputMode="numeric"
              autoComplete="off"
              error={isPointsBad ? words.pointsBad : null}
              value={points}
              onChange={({ target }) => setPoints(target.value)}
            />
          )}
        </div>
        <p className="text-xs text-ink-3">{words.pointsNote}</p>
      </form>
    </Modal>
  );
}
