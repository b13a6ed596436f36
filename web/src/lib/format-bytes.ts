const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const units = ['KB', 'MB', 'GB'] as const;

/** A size as people write it, such as 640 KB, 2.2 MB or 1 GB; the smallest that is not nothing is 1 KB. */
export function formatBytes(bytes: number) {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  const size = bytes / 1024 ** power;
  return `${number.format(power === 1 && bytes > 0 ? Math.max(1, Math.round(size)) : size)} ${units[power - 1]}`;
}
