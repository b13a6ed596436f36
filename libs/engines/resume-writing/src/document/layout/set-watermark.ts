import type { Layout } from './drawn-page';
import type { SetLine, TextSetter } from './set-text';
import type { Theme } from './theme';

const size = 15;
const color = '#808080';
/** How much of the page's width a line takes at most, so that it stays on the page when it is turned. */
const widest = 0.85;

/** A text that is to stand across the pages, in lines; none for an empty one. */
export function setWatermark(text: string, { fonts }: Theme, { width }: Layout, setter: TextSetter): SetLine[] {
  const face = { family: fonts.body, weight: fonts.weights.body };
  return setter.set([{ text, style: { face, size, color, tracking: 0.02 } }], width * widest);
}
