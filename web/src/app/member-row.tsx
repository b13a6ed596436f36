import { Link, useLocation } from 'react-router-dom';
import { isCurrent, type MemberItem } from './member-items';

/** An item of the bar as a row of what a button opens. */
export function MemberRow({ item }: { item: MemberItem }) {
  const { pathname } = useLocation();
  const words = (
    <>
      <item.icon aria-hidden="true" />
      {item.label}
    </>
  );
  if ('act' in item)
    return (
      <button type="button" onClick={item.act} className="bar-row">
        {words}
      </button>
    );
  return (
    <Link to={item.href} aria-current={isCurrent(item, pathname) ? 'page' : undefined} className="bar-row">
      {words}
    </Link>
  );
}
