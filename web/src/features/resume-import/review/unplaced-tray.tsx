import type { ReadResume } from '@folia/contracts/resume-import/shapes';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Menu } from '../../../ui/menu';
import { leaveOutWords, placeWords, takeBackWords } from './decisions';
import { kindName } from './field-labels';
import { useReview } from './review-context';
import { reviewTexts } from './review-texts';
import { kindChoices, suggestKind } from './suggest-kind';

const withoutQuotes = (words: string) => words.replace(/^[“”„"]+|[“”"]+$/g, '');

/** Words that fit nowhere are not lost: they wait here to be placed or left out. */
export function UnplacedTray({ unplaced }: { unplaced: ReadResume['unplaced'] }) {
  const { draft, change, active, point } = useReview();
  if (unplaced.length === 0) return null;
  return (
    <section aria-labelledby="unplaced-words" className="mt-6 rounded-m bg-sunken p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="unplaced-words" className="font-semibold">
          {reviewTexts.unplaced(unplaced.length)}
        </h2>
        <span className="text-xs text-ink-3">{reviewTexts.keptWithImport}</span>
      </div>
      <ul className="mt-1.5">
        {unplaced.map((passage) => {
          const key = `unplaced/${passage.id}`;
          const kind = draft.placed.find(({ unplacedId }) => unplacedId === passage.id)?.kind;
          const isLeftOut = draft.leftOut.includes(passage.id);
          const suggested = suggestKind(passage.section);
          const put = (chosen: typeof suggested) => chosen && change((known) => placeWords(known, passage, chosen));
          return (
            <li
              key={passage.id}
              onPointerEnter={(event) => event.pointerType === 'mouse' && point(key)}
              className="flex flex-wrap items-center gap-x-2.5 gap-y-1 border-t border-line py-1.5 first:border-t-0"
            >
              <button
                type="button"
                data-mark={key}
                onFocus={() => point(key)}
                onClick={() => point(key)}
                className={`min-w-0 flex-1 basis-60 rounded-s py-1 text-start font-serif text-[0.9375rem] ${isLeftOut ? 'text-ink-3 line-through' : active === key ? 'text-ink' : 'text-ink-2'}`}
              >
                <q>{withoutQuotes(passage.words)}</q>
              </button>
              {kind || isLeftOut ? (
                <>
                  <span className="text-[0.8125rem] text-ink-3">{kind ? reviewTexts.isIn(kindName(kind)) : reviewTexts.isLeftOut}</span>
                  <Button
                    look="quiet"
                    size="sm"
                    aria-label={`${reviewTexts.undo}: ${passage.words}`}
                    onClick={() => change((known) => takeBackWords(known, passage.id))}
                  >
                    {reviewTexts.undo}
                  </Button>
                </>
              ) : (
                <>
                  {suggested ? (
                    <Button size="sm" onClick={() => put(suggested)}>
                      {reviewTexts.putInKind(kindName(suggested))}
                    </Button>
                  ) : null}
                  <Menu
                    label={reviewTexts.putIn}
                    trigger={
                      <Button
                        size="sm"
                        look={suggested ? 'quiet' : 'outlined'}
                        icon={<ChevronDown />}
                        className="flex-row-reverse"
                        aria-label={`${reviewTexts.putIn} ${passage.words}`}
                      >
                        {reviewTexts.putIn}
                      </Button>
                    }
                    items={kindChoices.map((choice) => ({ label: choice.label, onSelect: () => put(choice.kind) }))}
                  />
                  <Button
                    look="quiet"
                    size="sm"
                    aria-label={`${reviewTexts.leaveOut}: ${passage.words}`}
                    onClick={() => change((known) => leaveOutWords(known, passage.id))}
                  >
                    {reviewTexts.leaveOut}
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
