import type { Line, ReadItem } from '../read/portfolio/read-portfolio';

/** A place that bears an option out, and how strongly: by skill or words, by the person's own doing, by rung. Recency is not included. `isClose`: it may be another thing. */
export type Found = { item: ReadItem; line: Line; start: number; end: number; strength: number; isClose?: boolean };
