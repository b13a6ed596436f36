import { lineKey } from '@folia/contracts/line-key';
import type { TailoredResult } from '@folia/contracts/tailored-resume/shapes';
import type { TailoredItem } from '@folia/contracts/tailored-resume/tailor-made';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { Switch } from '../../../ui/switch';
import type { FinishedResume } from '../finished-resume';
import { texts } from '../texts';
import type { ResumeChange } from '../use-change-resume';
import { Effect } from './effect';
import { LineChange } from './line-change';
import { withChoice, withOwnWords } from './with-choice';

const words = texts.changes;

type ItemChangeProps = {
  tailored: TailoredItem;
  item: TailoredResult['items'][number];
  resume: FinishedResume;
  isFrozen: boolean;
  onChange: (change: ResumeChange) => void;
};

/** One entry: whether it is in the resume, why, and its lines. */
export function ItemChange({ tailored, item, resume, isFrozen, onChange }: ItemChangeProps) {
  const { choices, result } = resume;
  const entryHref = paths.editItem(item.kind).href(item.id);
  const own = choices.items[item.id];
  const isShown = (own ?? tailored.shown) !== 'dropped';
  const isBroughtBack = own === 'full' && tailored.shown !== 'full';
  const name = [item.title, item.organisation].filter(Boolean).join(', ') || words.unnamed;
  const show = (shown: boolean) => {
    const wish = shown ? (tailored.shown === 'dropped' ? 'full' : tailored.shown) : 'dropped';
    onChange({ choices: (now) => ({ ...now, items: withChoice(now.items, item.id, wish === tailored.shown ? undefined : wish) }) });
  };
  const placed = tailored.lines.filter(({ choice, entry }) => choice !== 'dropped' && entry !== null);
  return (
    <li className="border-b border-line py-3">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className={`font-semibold [overflow-wrap:anywhere] ${isShown ? '' : 'text-ink-3'}`}>{name}</p>
          <p className="text-[0.8125rem] text-ink-3">
            {own ? words.own : texts.reason(tailored.why)}
            {tailored.shown === 'head' && isShown && !isBroughtBack ? ` · ${words.headOnly}` : ''}
            {' · '}
            <Link to={entryHref} className="underline underline-offset-2 hover:text-ink">
              {words.source}
              <span className="sr-only"> {name}</span>
            </Link>{' '}
            <Effect part="items" name={item.id} isShown={isShown} />
          </p>
        </div>
        <Switch hideLabel label={words.shown(name)} checked={isShown} disabled={isFrozen} onChange={show} />
      </div>
      {isShown && (tailored.shown === 'full' || isBroughtBack) ? (
        <ul>
          {tailored.lines.map((line) => {
            const key = lineKey(item.id, line);
            const rank = placed.filter(({ field, entry }) => field === line.field && (entry ?? 0) < (line.entry ?? 0)).length;
            const place = placed.filter(({ field }) => field === line.field).indexOf(line);
            return (
              <LineChange
                key={key}
                line={line}
                number={result.items.indexOf(item) + 1}
                source={result.sources[key] ?? line.words}
                ownWords={choices.words?.[key]}
                today={result.ownWords.find((one) => one.key === key)}
                entryHref={entryHref}
                isKept={isBroughtBack || line.choice !== 'dropped'}
                name={key}
                own={choices.lines[key] ?? (isBroughtBack ? 'kept' : undefined)}
                movedFrom={place >= 0 && place < rank ? (line.entry ?? 0) + 1 : null}
                isFrozen={isFrozen}
                onChoose={(choice) => onChange({ choices: (now) => ({ ...now, lines: withChoice(now.lines, key, choice) }) })}
                onWrite={(own) => onChange({ choices: (now) => withOwnWords(now, key, own) })}
              />
            );
          })}
        </ul>
      ) : null}
    </li>
  );
}
