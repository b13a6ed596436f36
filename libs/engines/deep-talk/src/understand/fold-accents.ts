const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
/** French leaves out a vowel before the next word: "l'âge", "d'expérience". */
const elision = /(?<![\p{L}\p{N}])((?:[ldjmnstc]|qu))'(?=\p{L}{2}|a(?!\p{L}))/giu;

/** Blanks between the words of writing that has none, and one form of apostrophe. */
export const spaced = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[’‘`´]/g, "'")
    .replace(unspaced, (run) => ` ${[...segmenter.segment(run)].map(({ segment }) => segment).join(' ')} `);

/** What is no plain letter, figure or blank: most texts have few of them. */
const otherSign = /[^\x00-\x7f]/gu;
const fold = (sign: string): string => {
  const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '').replace('ß', 's').toLowerCase();
  return plain.length === sign.length ? plain : (plain + ' '.repeat(sign.length)).slice(0, sign.length);
};

/** A spaced text in lower case, without accents and elisions, sign for sign as long as before. */
export const foldSigns = (text: string): string => (text.includes("'") ? text.replace(elision, '$1 ') : text).replace(otherSign, fold).toLowerCase();

/** A text in the form that the word lists are compared in. */
export const foldAccents = (text: string): string => foldSigns(spaced(text)).trim();

/** Letters with full stops as one word: "Ph.D." as "PhD", "M.B.A." as "MBA". */
export const withoutDots = (text: string): string =>
  text.replace(/(?<![\p{L}.])\p{L}{1,2}(?:\.\p{L}{1,3})+\.?(?!\p{L})/gu, (found) => found.replaceAll('.', ''));
