export type FindingTone = 'met' | 'partial' | 'missing' | 'unclear';

const circle = 'M12 2a10 10 0 0 1 0 20 10 10 0 0 1 0-20z';
// A board draws hundreds of them, so each is one path, in the shapes of the icons' set. The met sign is full, so that a row of signs can be read at a glance.
const signs: Record<FindingTone, { path: string; colours: string }> = {
  met: { path: `${circle}M16 9l-5.5 5.5L8 12`, colours: 'fill-good stroke-ground' },
  partial: { path: `${circle}M12 18a6 6 0 0 0 0-12v12z`, colours: 'text-fine' },
  missing: { path: circle, colours: 'text-bad' },
  unclear: { path: `${circle}M9 9.5a3 2.5 0 0 1 6 0c0 2-2 2-3 3.5M12 17h.01`, colours: 'text-warn' },
};

/** The coloured sign of what was found; its word stands beside it in ink. */
export const FindingSign = ({ state }: { state: FindingTone }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`size-4 shrink-0 ${signs[state].colours}`}
  >
    <path d={signs[state].path} />
  </svg>
);
