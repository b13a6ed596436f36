const wide = /[\uff01-\uff5e\u3000〜～―]/g;

/**
 * Full-width digits, letters and signs of East Asian text ("２０１９／０３", "：", "～") as plain ones, character by character:
 * every offset in the result is the same offset in the text. For matching only; values keep the document's own signs.
 */
export function plainWidth(text: string): string {
  return text.replace(wide, (character) => {
    if (character === '\u3000') return ' ';
    if ('〜～'.includes(character)) return '~';
    return character === '―' ? '—' : String.fromCharCode(character.charCodeAt(0) - 0xfee0);
  });
}

/** Whether a text is written in Han characters or kana, which do not put spaces between words. */
export const isUnspaced = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
