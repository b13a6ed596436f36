import type { EntryLine } from '@folia/contracts/resume-import/made-entries';
import type { ImportReview, ReadResume, ResumeImport } from '@folia/contracts/resume-import/shapes';
import { TriangleAlert } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { entryTitle } from '../../../lib/entry-title';
import { useSession } from '../../../lib/session-context';
import { Button } from '../../../ui/button';
import { useToast } from '../../../ui/toast';
import { decideCard } from './decide-card';
import { addAnother, decideBasics, decideEntries, decideEntry, type Resolution, resolveDouble, splitEntry, takeBackWords } from './decisions';
import { clearBasics, clearEntries, doubtfulCount, type EntryCard, fieldsOf, type ReviewCard, reviewCards, sumUp } from './review-cards';
import { ReviewContext } from './review-context';
import { ReviewEnd } from './review-end';
import { ReviewList } from './review-list';
import { reviewTexts } from './review-texts';
import { ReviewThread } from './review-thread';
import { SourcePane } from './source-pane';
import { lineKey, lineSpots, spotsOf } from './source-spots';
import { UnplacedTray } from './unplaced-tray';
import { useDraft } from './use-draft';
import { type ReviewKey, useReviewKeys } from './use-review-keys';

const noLines: readonly EntryLine[] = [];

type ReviewScreenProps = { current: ResumeImport & { result: ReadResume }; review: ImportReview };

/** The check of what was read: the document on the left, its fields on the right, and nothing is saved until the person says so. */
export function ReviewScreen({ current, review }: ReviewScreenProps) {
  const { result } = current;
  const toast = useToast();
  const { draft, state, change, flush, isKept } = useDraft(review, () => toast(reviewTexts.changedElsewhere));
  const cards = useMemo(() => reviewCards(result, review.doubles, draft.made), [result, review.doubles, draft.made]);
  const [parting, part] = useState<string | null>(null);
  const parted = cards.find((one) => one.id === parting);
  const lines = parted?.type === 'entry' ? parted.lines : noLines;
  const spots = useMemo(
    () => (lines.length > 0 ? lineSpots(lines, result.pages) : spotsOf(cards, result.unplaced)),
    [lines, cards, result.pages, result.unplaced],
  );
  const [active, point] = useState<string | null>(null);
  const [editing, edit] = useState<string | null>(null);
  const [card, setCard] = useState<string | null>(null);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const frame = useRef<HTMLDivElement>(null);

  const go = (step: number) => {
    const place = cards.findIndex(({ id }) => id === card);
    const next = cards[Math.min(cards.length - 1, Math.max(0, place < 0 ? 0 : place + step))];
    if (!next) return;
    setCard(next.id);
    point(firstKey(next));
  };
  const decide = (which: ReviewCard, decision: 'accepted' | 'dropped') => {
    change((known) => decideCard(known, which, decision));
    if (which.id === card) go(1);
  };
  const resolve = (which: ReviewCard, resolution: Resolution) => {
    if (which.type !== 'entry' || !which.double) return;
    const { itemId } = which.double;
    change((known) => resolveDouble(known, which.id, itemId, resolution));
    if (which.id === card) go(1);
  };
  /** The server could not save this entry: it is open again, and the sentence names it. */
  const reopen = (id: string): string => {
    const refused = cards.find((one) => one.id === id);
    change((known) =>
      known.placed.some((one) => one.id === id)
        ? takeBackWords(known, known.placed.find((one) => one.id === id)?.unplacedId ?? '')
        : decideEntry(known, id, 'undecided'),
    );
    setCard(id);
    return refused?.type === 'entry' ? entryTitle(refused.entry.kind, refused.entry.fields) : id;
  };
  const splitAt = (line: EntryLine) => {
    if (parted?.type !== 'entry') return;
    const known = new Set(cards.map(({ id }) => id));
    const next = splitEntry(draft, parted.id, parted.entry.kind, line);
    const made = next.made.find(({ id }) => !known.has(id))?.id ?? null;
    change((before) => splitEntry(before, parted.id, parted.entry.kind, line));
    part(null);
    point(null);
    setCard(made);
  };
  const pointInFile = (key: string) => {
    const line = lines.find((one) => lineKey(one) === key);
    if (line) splitAt(line);
    else point(key);
  };
  const another = (which: EntryCard) => {
    const { next, made } = addAnother(draft, which.id, which.entry.kind);
    change(() => next);
    setCard(made);
  };
  const editCard = (which: ReviewCard) => {
    const fields = fieldsOf(which);
    const key = (fields.find(({ band }) => band !== 'clear') ?? fields[0])?.key ?? null;
    edit(key);
    point(key);
  };
  useReviewKeys((key: ReviewKey) => {
    const which = cards.find(({ id }) => id === card);
    if (key === 'Escape') return point(null);
    if (key === 'j' || key === 'k') return go(key === 'j' ? 1 : -1);
    if (!which) return go(0);
    if (which.type === 'entry' && which.double) return key === 'a' ? resolve(which, 'take') : key === 'd' ? resolve(which, 'keep') : undefined;
    if ((key === 's' || key === 'n') && (which.type !== 'entry' || which.made === 'hand')) return;
    if (key === 's') return which.type === 'entry' && which.lines.length > 0 ? part(which.id) : undefined;
    if (key === 'n') return which.type === 'entry' ? another(which) : undefined;
    if (key === 'e') return which.type === 'skills' ? undefined : editCard(which);
    decide(which, key === 'a' ? 'accepted' : 'dropped');
  });

  const check = (key: string, right: boolean) => setChecked((known) => new Set(right ? [...known, key] : [...known].filter((one) => one !== key)));
  const clear = clearEntries(cards, draft);
  const clearAbout = clearBasics(cards, draft, review.mine);
  const acceptClear = () => change((known) => decideBasics(decideEntries(known, clear, 'accepted'), clearAbout, 'accepted'));
  const doubtful = doubtfulCount(cards);
  const { words, hiddenWords } = result;
  return (
    <ReviewContext value={{ draft, change, mine: review.mine, active, point, editing, edit, checked, check, parting, part, splitAt }}>
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="headline">{reviewTexts.title}</h1>
          <p className="mt-1.5 max-w-measure text-ink-2">
            {reviewTexts.entries(result.entries.length + draft.made.length)}.{' '}
            {doubtful > 0 ? <b className="font-semibold text-ink">{reviewTexts.needEyes(doubtful)}</b> : reviewTexts.allClear}
            {doubtful > 0 ? reviewTexts.first(doubtful) : ''} {reviewTexts.words(words.placed, words.visible, words.unplaced)}{' '}
            {hiddenWords > 0 ? reviewTexts.hidden(hiddenWords) : ''}
          </p>
          {result.model ? <p className="mt-1.5 max-w-measure text-ink-2">{modelNote(result.model)}</p> : null}
          {result.notes.map((note) => (
            <p key={note} className="mt-1.5 flex max-w-measure gap-2 text-warn">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {note}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <KeyHints />
          {clear.length + clearAbout.length > 0 ? (
            <Button onClick={acceptClear}>{reviewTexts.acceptClear(clear.length + (clearAbout.length > 0 ? 1 : 0))}</Button>
          ) : null}
        </div>
      </div>
      <div
        ref={frame}
        className="relative grid grid-cols-[minmax(0,1fr)] gap-6 min-[1101px]:grid-cols-[500px_minmax(0,1fr)] min-[1101px]:items-start min-[1101px]:gap-22"
      >
        <SourcePane importId={current.id} pages={result.pages} hasView={result.hasView === true} spots={spots} active={active} onPoint={pointInFile} />
        <div data-fields>
          <ReviewList
            cards={cards}
            current={card}
            onEnter={setCard}
            profiles={result.profiles}
            onDecide={decide}
            onResolve={resolve}
            onEdit={editCard}
            onAnother={another}
          />
          <UnplacedTray unplaced={result.unplaced} />
        </div>
        <ReviewThread frame={frame} active={active} />
      </div>
      <ReviewEnd importId={current.id} sum={sumUp(cards, draft, result.profiles.length > 0)} state={state} flush={flush} isKept={isKept} onRefused={reopen} />
    </ReviewContext>
  );
}

const modelNote = ({ name, outcome, accepted, dropped }: NonNullable<ReadResume['model']>) => reviewTexts.model[outcome](name, accepted, dropped);

const firstKey = (card: ReviewCard) => fieldsOf(card)[0]?.key ?? null;

function KeyHints() {
  const { letterKeys } = useSession().user;
  const { move, accept, edit, drop, split, another } = reviewTexts.keys;
  const hints = [
    ['j k', move],
    ['a', accept],
    ['e', edit],
    ['d', drop],
    ['s', split],
    ['n', another],
  ] as const;
  if (!letterKeys) return null;
  return (
    <p className="hidden items-center gap-2 text-xs text-ink-3 lg:flex">
      {hints.map(([keys, words]) => (
        <span key={words} className="inline-flex items-center gap-1">
          {keys.split(' ').map((key) => (
            <kbd key={key} className="keycap">
              {key}
            </kbd>
          ))}
          {words}
        </span>
      ))}
    </p>
  );
}
