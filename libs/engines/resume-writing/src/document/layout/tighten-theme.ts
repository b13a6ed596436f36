import type { Theme } from './theme';

/** Smallest size of running text in points: anything smaller is hard to read on paper. */
export const smallestBody = 9;
/** Smallest size of any text. */
export const smallestText = 8.5;
/** The number of steps from a template as designed to the tightest setting. */
export const closest = 10;

const between = (wide: number, narrow: number, share: number) => wide + (narrow - wide) * share;

/**
 * The same look set tighter: the first steps reduce the space between parts and the margins, the later ones the type as well. `step` 0 (as designed) to {@link
 * closest}. Pure.
 */
export function tightenTheme(theme: Theme, step: number): Theme {
  const space = Math.min(1, step / (closest * 0.6));
  const type = Math.max(0, (step - closest * 0.4) / (closest * 0.6));
  const scale = between(1, Math.min(1, smallestBody / theme.sizes.body), type);
  const sized = (size: number) => Math.max(size * scale, Math.min(size, smallestText));
  const gap = (wide: number, narrow: number) => between(wide, Math.min(wide, narrow), space);
  const { name, headline, contact, heading, title, body } = theme.sizes;
  return {
    ...theme,
    sizes: {
      name: between(name, name * 0.8, space) * scale,
      headline: sized(headline),
      contact: sized(contact),
      heading: sized(heading),
      title: sized(title),
      body: Math.max(sized(body), Math.min(body, smallestBody)),
    },
    leading: between(theme.leading, Math.min(theme.leading, 1.22), space),
    margins: { side: gap(theme.margins.side, 40), block: gap(theme.margins.block, 34) },
    gaps: {
      section: gap(theme.gaps.section, 0.7),
      heading: gap(theme.gaps.heading, 0.25),
      entry: gap(theme.gaps.entry, 0.4),
      part: gap(theme.gaps.part, 0.08),
      bullet: gap(theme.gaps.bullet, 0),
    },
  };
}
