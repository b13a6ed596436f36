import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { texts } from './texts';

/** Somebody with an account, or who had one. */
export function Known({ person }: { person: { id: string; uname: string | null } }) {
  if (!person.uname) return <span className="text-ink-3">{texts.gone}</span>;
  return (
    <Link to={paths.admin.person(person.id)} className="link">
      @{person.uname}
    </Link>
  );
}
