import { Link2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { Avatar } from '../../ui/avatar';
import { buttonClass } from '../../ui/button-class';
import { CopyButton } from '../../ui/copy-button';
import { texts } from './texts';

const words = texts.empty;

/** Before the first view: how to get it, and what it will look like. */
export function NobodyYet() {
  const { user } = useSession();
  return (
    <div className="mt-10 grid items-center gap-10 md:grid-cols-2">
      <div>
        <p className="headline mb-2.5">{words.title}</p>
        <p className="max-w-[48ch] text-ink-2">{words.text}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Link to={paths.sharing.href()} className={buttonClass({ look: 'primary' })}>
            <Link2 aria-hidden="true" />
            {words.create}
          </Link>
          <CopyButton size="md" label={words.copy} value={window.location.origin + paths.portfolio.href(user.uname)} />
        </div>
      </div>
      <div className="border-s border-dashed border-line-strong ps-6">
        <p className="mb-2 text-xs text-ink-3">{words.example}</p>
        <p className="flex items-center gap-3">
          <Avatar name={words.exampleName} size={32} />
          <span>
            <span className="block font-semibold">{words.exampleName}</span>
            <span className="block text-xs text-ink-3">{words.exampleText}</span>
          </span>
        </p>
      </div>
    </div>
  );
}
