import { Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths';
import { texts } from './texts';

/** Beside the bell; on small screens it is in the menu. */
export const MessagesLink = () => (
  <Link
    to={paths.messages.path}
    aria-label={texts.messages}
    title={texts.messages}
    className="grid size-11 place-items-center rounded-s text-ink-2 hover:bg-raised hover:text-ink max-md:hidden md:pointer-fine:size-9"
  >
    <Mail aria-hidden="true" className="size-4" />
  </Link>
);
