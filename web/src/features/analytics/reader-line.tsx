import type { Reader } from '@folia/contracts/analytics/shapes';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Avatar } from '../../ui/avatar';
import { texts } from './texts';

/** A person as far as they may be known, with what is known about that below. `readers`: how many of a range an anonymous line stands for. */
export function ReaderLine({ reader, readers }: { reader: Reader; readers?: number }) {
  const { name, note } = texts.readerName(reader, readers);
  const isKnown = reader.shown === 'named' || reader.shown === 'verified';
  return (
    <span className="flex items-center gap-3">
      {isKnown ? (
        <Avatar name={name} photo={reader.shown === 'named' ? reader.photo : null} size={32} />
      ) : (
        <span aria-hidden="true" className="grid size-8 shrink-0 place-items-center rounded-full bg-raised text-ink-3">
          –
        </span>
      )}
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {reader.shown === 'named' ? (
          <Link to={paths.portfolio.href(reader.uname)} className="block font-semibold hover:text-leaf">
            {name}
          </Link>
        ) : (
          <span className="block font-semibold">{name}</span>
        )}
        <span className="block text-xs text-ink-3 empty:hidden">{note}</span>
      </span>
    </span>
  );
}
