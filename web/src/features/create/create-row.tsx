import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import type { CreateEntry } from './create-entries';
import { texts } from './texts';

/** From here on what is left is said in warn, with its day (brand, APP: Colour). */
const nearlyUsed = 0.9;
/** The last unit is scarce however small the plan is. */
const lastUnit = 1;

export function CreateRow({ entry: { label, icon: Icon, letter, href, meter }, withKeys }: { entry: CreateEntry; withKeys: boolean }) {
  return (
    <Link to={href} data-letter={letter} className="bar-row">
      <Icon aria-hidden="true" />
      <span>{label}</span>
      {meter ? <Left meter={meter} /> : null}
      {withKeys ? <kbd className="keycap ms-auto max-md:hidden">{letter}</kbd> : null}
    </Link>
  );
}

/** What the plan still allows; nothing where it does not count, and until it is known. */
function Left({ meter }: { meter: NonNullable<CreateEntry['meter']> }) {
  const usage = useQuery({ queryKey: ['usage'], queryFn: ({ signal }) => api.get('/me/usage', { signal }), refetchOnMount: 'always' });
  const counted = usage.data?.meters?.find((one) => one.meter === meter);
  if (!counted || counted.limit === null) return null;
  const left = Math.max(0, counted.limit - counted.used);
  const isScarce = left <= lastUnit || counted.used >= counted.limit * nearlyUsed;
  return (
    <span className={`text-xs ${isScarce ? 'text-warn' : 'text-ink-3'}`}>
      {isScarce ? texts.scarce(left, counted.per, counted.resetsAt) : texts.left(left)}
    </span>
  );
}
