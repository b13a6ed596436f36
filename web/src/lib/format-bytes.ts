const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A size as people write it, such as 640 KB, 2.2 MB or 1 GB. */
export function formatBytes(bytes: number) {
  if (bytes < 1024 * 1024) return `${number.format(Math.max(1, Math.round(bytes / 1024)))} KB`;
  if (bytes < 1024 ** 3) return `${number.format(bytes / 1024 ** 2)} MB`;
  return `${number.format(bytes / 1024 ** 3)} GB`;
}
