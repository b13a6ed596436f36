import type { Completeness } from './completeness';
import { texts } from './texts';

const gap = 0.35;

/** One bar of 100 points: a segment per part, filled as far as the part is done (brand, APP: Measure). Drawn as SVG, without style attributes. */
export function Measure({ total, parts }: Pick<Completeness, 'total' | 'parts'>) {
  const width = 100 - gap * (parts.length - 1);
  let reached = 0;
  const segments = parts.map((part) => {
    const x = reached;
    const whole = (part.max / 100) * width;
    reached += whole + gap;
    return { ...part, x, whole, filled: (part.got / part.max) * whole };
  });
  return (
    <div>
      <svg role="img" aria-label={texts.measure(total)} width="100%" height="14" viewBox="0 0 100 14" preserveAspectRatio="none" className="block">
        {segments.map(({ name, x, whole, filled }) => (
          <g key={name}>
            <rect x={x} width={whole} height="14" className="fill-line" />
            <rect x={x} width={filled} height="14" className="fill-leaf" />
          </g>
        ))}
      </svg>
      <ul aria-hidden="true" className="mt-1.5 grid grid-cols-[20fr_25fr_15fr_15fr_10fr_10fr_5fr] gap-0.5 text-xs text-ink-3 max-md:hidden">
        {parts.map(({ name, got, max }) => (
          <li key={name} className="truncate" title={`${texts.part(name)} ${texts.score(got, max)}`}>
            {max >= 10 ? `${texts.part(name)} ` : ''}
            {texts.score(got, max)}
          </li>
        ))}
      </ul>
    </div>
  );
}
