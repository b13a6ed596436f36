/** The middle of some figures; of an even number, the lower of the two. */
export const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor((figures.length - 1) / 2)];
export const percentile = (figures, part) => [...figures].sort((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * part))];
export const ratio = (ours, reference) => (ours / reference).toFixed(2);
