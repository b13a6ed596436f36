// Parts of common resume words that contain a ligature other than "fi", recognized by the letters around the missing glyph.
const others: [string, RegExp][] = [
  ['ffi', /^(o|e|tra|su|a|di|co|gra|sta|sheri|ine)\0(c|ce|cer|cial|cien|ni|li|cul|n|x|dav|ng)/i],
  ['ff', /^(o|e|sta|sta|di|su|a|bu|tra|co|che|playo|layo|tari|cuto|scriptles|drop)\0(er|e|or|ort|ec|s|ed|$|ord|ee|ice|ering|a)/i],
  ['fl', /^(|in|con|work|over|cash|re|out|off|air|under)\0(ow|ex|uen|uid|ash|ight|oor|uct|eet|ask|utter|at|ect|ag|ix|y|o|ux)/i],
];

/**
 * Restores a word in which a ligature glyph has no text (NUL in its place): "Pro\0le" → "Profile". The ligature is "fi" unless the letters around it say
 * otherwise.
 */
export function repairLigature(word: string): string {
  let whole = word;
  for (let round = 0; round < 4 && whole.includes('\0'); round += 1) {
    const found = others.find(([, pattern]) => pattern.test(whole));
    whole = whole.replace('\0', found?.[0] ?? 'fi');
  }
  return whole;
}
