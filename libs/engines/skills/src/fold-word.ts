const SPELLINGS: [RegExp, string][] = [
  [/isation/, 'ization'],
  [/ising$/, 'izing'],
  [/aesth/, 'esth'],
  [/paed/, 'ped'],
  [/haem/, 'hem'],
  [/gynae/, 'gyne'],
  [/oedema/, 'edema'],
  [/diarrhoea/, 'diarrhea'],
  [/([a-z]{3})our(s|al|ing|ed)?$/, '$1or$2'],
  [/licenc/, 'licens'],
  [/defence/, 'defense'],
  [/centre/, 'center'],
  [/fibre/, 'fiber'],
  [/theatre/, 'theater'],
  [/programme(s?)$/, 'program$1'],
  [/(travel|model|label|counsel|cancel|signal|channel|level|tunnel|panel|marshal|bevel|fuel)l(ing|ed|ers?|ors?)$/, '$1$2'],
  [/fulfilment/, 'fulfillment'],
  [/catalogue/, 'catalog'],
  [/analys(e|ing)/, 'analyz$1'],
];
const BRITISH = new RegExp(SPELLINGS.map(([british]) => british.source).join('|'));

/** Languages in Spanish: no plural, or "francés" would be France. */
const SINGULAR = new Set(['francés', 'inglés', 'portugués', 'japonés', 'neerlandés', 'holandés']);

const folds = new Map<string, string>();
const mostFolds = 20_000;

/** The form in which two spellings of a word are the same: no case, accents, dots or apostrophes, American spelling, singular. */
export function foldWord(word: string): string {
  let folded = folds.get(word);
  if (folded === undefined) {
    folded = fold(word);
    if (folds.size >= mostFolds) folds.clear();
    folds.set(word, folded);
  }
  return folded;
}

function fold(word: string): string {
  if (/^\p{Lu}{2,}s$/u.test(word)) return word.slice(0, -1).toLowerCase();
  const plain = /^[a-z]+$/i.test(word) ? word : word.normalize('NFD').replace(/\p{M}+|(?!^)[.'’()]/gu, '');
  let folded = plain.toLowerCase();
  if (folded.length < 4 || SINGULAR.has(word.normalize('NFC').toLowerCase())) return folded;
  if (folded.length > 5 && BRITISH.test(folded)) for (const [british, american] of SPELLINGS) folded = folded.replace(british, american);
  if (/[^aeious]ies$/.test(folded)) return folded.replace(/ies$/, 'y');
  // "electronic" is not electronics.
  return /[^sui]s$/.test(folded) && !folded.endsWith('ics') ? folded.slice(0, -1) : folded;
}
