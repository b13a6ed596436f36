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
  [/([aeiou])ll(ing|ed|or|ors)$/, '$1l$2'],
  [/fulfilment/, 'fulfillment'],
  [/catalogue/, 'catalog'],
  [/analyse/, 'analyze'],
];

/** The form in which two spellings of a word are the same: no case, accents, dots or apostrophes, American spelling, singular. */
export function foldWord(word: string): string {
  let folded = word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/(?!^)[.'’()]/g, '');
  if (/^\p{Lu}{2,}s$/u.test(word)) return folded.slice(0, -1);
  if (folded.length < 4) return folded;
  if (folded.length > 5) for (const [british, american] of SPELLINGS) folded = folded.replace(british, american);
  if (/[^aeious]ies$/.test(folded)) return folded.replace(/ies$/, 'y');
  return /[^sui]s$/.test(folded) ? folded.slice(0, -1) : folded;
}
