import type { TextFamily } from '../fonts/font-families';

/** Fonts that Word has, close to those of the templates: a Word file is set in whatever fonts its reader has installed. */
export const wordFonts: Readonly<Record<TextFamily, string>> = {
  inter: 'Arial',
  figtree: 'Calibri',
  'libre-franklin': 'Arial',
  newsreader: 'Georgia',
  'source-serif-4': 'Cambria',
  'eb-garamond': 'Garamond',
};
