/** About this many dates fit under a chart on a wide screen; every second one goes on a phone. */
const most = 7;

/** Which of `count` days are named under a chart, evenly apart, with the first and the last. */
export function datesToShow(count: number): { index: number; isMinor: boolean }[] {
  const shown = Math.min(count, most);
  return Array.from({ length: shown }, (_, position) => ({
    index: shown === 1 ? 0 : Math.round((position / (shown - 1)) * (count - 1)),
    isMinor: position % 2 === 1,
  }));
}
