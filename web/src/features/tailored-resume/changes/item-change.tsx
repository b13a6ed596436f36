import { lineKey } from '@folia/contracts/line-key';
import type { TailoredItem } from '@folia/contracts/tailor-made';
import type { OwnChoices, TailoredResult } from '@folia/contracts/tailored-resume';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { Switch } from '../../../ui/switch';
import { texts } from '../texts';
import type { ResumeChange } from '../use-change-resume';
import { LineChange } from './line-change';

const words = texts.changes;

type ItemChangeProps = {
  tailored: TailoredItem;
  item: TailoredResult['items'][number];
  choices: OwnChoices;
  isFrozen: boolean;
  onChange: (change: ResumeChange) => void;
};

/** One entry: whether it is in the resume and why, and each of its lines. */
export function ItemChange({ tailored, item, choices, isFrozen, onChange }: ItemChangeProps) {
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
            <Link to={paths.editItem(item.kind).href(item.id)} className="underline underline-offset-2 hover:text-ink">
              {words.source}
              <span className="sr-only"> {name}</span>
            </Link>
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
                own={choices.lines[key] ?? (isBroughtBack ? 'kept' : undefined)}
                movedFrom={place >= 0 && place < rank ? (line.entry ?? 0) + 1 : null}
                isFrozen={isFrozen}
                onChoose={(choice) => onChange({ choices: (now) => ({ ...now, lines: withChoice(now.lines, key, choice) }) })}
              />
            );
          })}
        </ul>
      ) : null}
    </li>
  );
}

/** The choices with one more, or without it where the person wants what the engine chose. */
function withChoice<V>(all: Record<string, V>, key: string, choice: V | undefined): Record<string, V> {
  const { [key]: _before, ...rest } = all;
  return choice === undefined ? rest : { ...rest, [key]: choice };
}
