const ligatures: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' };
const accents: Record<string, string> = {
  '`': '\u0300',
  '˘': '\u0306',
  '˙': '\u0307',
  '˝': '\u030b',
  '˛': '\u0328',
  '´': '\u0301',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¨': '\u0308',
  '¸': '\u0327',
  ˇ: '\u030c',
  '˚': '\u030a',
};

// Fonts that draw a radical and a character with the same glyph report the radical. Listed here are those the standard maps to no character.
const radicals: Record<string, string> = Object.fromEntries(
  [
    '⺠民',
    '⻄西',
    '⻅见',
    '⻆角',
    '⻉贝',
    '⻋车',
    '⻓长',
    '⻔门',
    '⻘青',
    '⻙韦',
    '⻚页',
    '⻛风',
    '⻜飞',
    '⻝食',
    '⻢马',
    '⻣骨',
    '⻤鬼',
    '⻥鱼',
    '⻦鸟',
    '⻨麦',
    '⻩黄',
    '⻬齐',
    '⻮齿',
    '⻰龙',
    '⻳龟',
    '⼾户',
    '⻑長',
    '⻒镸',
    '⻫斉',
    '⻭歯',
    '⻯竜',
  ].map((pair) => [...pair] as [string, string]),
);

// Bidi overrides, zero-width characters, byte order marks and variation selectors: nothing a person sees.
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0e|\ufe0f/g;
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Words of a text: tokens between spaces that hold a letter or a digit. Never throws. */
export function countWords(text: string): number {
  let count = 0;
  for (const token of text.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(token)) count += 1;
  return count;
}

/** Puts a separate accent back on its letter: "Universit´e", "Mu¨ller", "Bo˘gazi¸ci" as TeX sets them. */
function joinAccents(text: string): string {
  return text.replace(/(\p{L}?)([`´ˆ˜¨¸ˇ˚˘˙˝˛])(\p{L})/gu, (whole, before: string, accent: string, after: string) => {
    // A grave accent on its own is also used to quote code, so it counts as an accent only inside words.
    if (accent === '`' && !before) return whole;
    const onAfter = (after + accents[accent]).normalize('NFC');
    if (onAfter.length === 1) return before + onAfter;
    const onBefore = before ? (before + accents[accent]).normalize('NFC') : '';
    return onBefore.length === 1 ? onBefore + after : whole;
  });
}

/**
 * Text as a person reads it: ligatures and lone accents resolved, control and invisible characters and bidi overrides removed,
 * private-use icons dropped, hyphens of any width made one, NFC. Keeps line ends and tabs. Linear in its input; never throws.
 */
export function cleanText(text: string): string {
  const plain = text
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligatures[ligature] ?? ligature)
    .replace(/[\u2e80-\u2fdf]/g, (radical) => radicals[radical] ?? radical.normalize('NFKC'))
    .replace(invisible, '')
    .replace(control, '')
    .replace(/[\ue000-\uf8ff]/g, ' ')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-');
  return (/[`´ˆ˜¨¸ˇ˚˘˙˝˛]/.test(plain) ? joinAccents(plain) : plain).toWellFormed().normalize('NFC');
}
