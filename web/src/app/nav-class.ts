/** An item of the bar; the one of the screen is underlined at the bar's edge. */
export const barItem =
  'relative flex min-h-11 items-center rounded-s px-2 whitespace-nowrap text-ink-2 hover:bg-raised hover:text-ink md:pointer-fine:min-h-9 min-[1344px]:px-2.5 ' +
  'aria-[current]:font-[550] aria-[current]:text-leaf aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:-bottom-3 aria-[current]:after:h-0.5 aria-[current]:after:bg-leaf';
