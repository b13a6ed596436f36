import { photoAddress } from '../lib/photo-address';

type AvatarProps = { name: string; photo?: string | null; size?: number; className?: string };

/** The first letters of the first and the last word; one letter for one word. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

// spec section 9: text tiers at 40 and 100. Small letters need weight, large ones carry themselves.
const weightOf = (size: number) => (size < 40 ? 'font-semibold' : size <= 100 ? 'font-medium' : 'font-normal');

/** A person's photo, or their initials in Newsreader on leaf wash. Decoration: the name stands beside it or in a label. */
export function Avatar({ name, photo, size = 32, className = '' }: AvatarProps) {
  if (photo) return <img src={photoAddress(photo, size)} alt="" width={size} height={size} className={`shrink-0 rounded-full object-cover ${className}`} />;
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 100 100" className={`block shrink-0 rounded-full ${className}`}>
      <rect width="100" height="100" className="fill-leaf-wash" />
      <text x="50" y="50" dy="0.34em" textAnchor="middle" fontSize="42" className={`fill-leaf font-serif ${weightOf(size)}`}>
        {initials(name)}
      </text>
    </svg>
  );
}
