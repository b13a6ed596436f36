/**
 * Figures of a run as one line: how many, how many failed, percentiles in ms. A percentile is the value that so many percent are at or below (nearest rank).
 */
export function percentile(figures, percent) {
  if (figures.length === 0) return Number.NaN;
  const sorted = Float64Array.from(figures).sort();
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
}

/** Least squares: how much `y` grows for each unit of `x`. */
export function slope(points) {
  const mean = (of) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / spread;
}

/** The value of each series of a metric in Prometheus text whose labels include the given ones. */
export function seriesOf(text, name, labels = {}) {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return text.split('\n').flatMap((line) => {
    const found = /^([a-z_:]+)(?:\{(.*)\})? (\S+)/.exec(line);
    if (found?.[1] !== name || !wanted.every((label) => found[2]?.includes(label))) return [];
    return [Number(found[3])];
  });
}
