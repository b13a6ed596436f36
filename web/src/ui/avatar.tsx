import { useContentHost } from '../lib/content-host';
import { photoAddress } from '../lib/photo-address';

type AvatarProps = { name: string; photo?: string | null; size?: number; className?: string };

/** The initials of the first and the last word; one letter for a single word. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

// spec section 9: text tiers at 40 and 100. Small letters need size and weight, large ones carry themselves. Percent of the avatar.
const lettersOf = (size: number) =>
  size < 40 ? { fontSize: 46, weight: 'font-semibold' } : size <= 100 ? { fontSize: 42, weight: 'font-medium' } : { fontSize: 36, weight: 'font-normal' };

/** A person's photo, or their initials in Newsreader on leaf wash. Decoration: the name stands beside it or in a label. */
export function Avatar({ name, photo, size = 32, className = '' }: AvatarProps) {
  const host = useContentHost();
  if (photo)
    return <img src={photoAddress(photo, size, host)} alt="" width={size} height={size} className={`shrink-0 rounded-full object-cover ${className}`} />;
  const { fontSize, weight } = lettersOf(size);
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 100 100" className={`block shrink-0 rounded-full ${className}`}>
      <rect width="100" height="100" className="fill-leaf-wash" />
      <text x="50" y="50" dy="0.34em" textAnchor="middle" fontSize={fontSize} className={`fill-leaf font-serif ${weight}`}>
        {initials(name)}
      </text>
    </svg>
  );
}
