import { isNamed } from '../words/name-in-sentence';

type Article = readonly [ending: RegExp, article: string];

/** French nouns show their gender by how they end; those before a vowel take "l’". */
const french: readonly Article[] = [
  [/[sx]$/, 'des '],
  [/(?:tion|sion|xion|té|ance|ence|ure|ise|ie|ade|ette)$/, 'de la '],
  [/(?:ment|age|isme|oir|eur|al)$/, 'du '],
];
const spanish: readonly Article[] = [
  [/(?:ciones|siones|dades|as)$/, 'de las '],
  [/s$/, 'de los '],
  [/(?:grama|tema|ema|o|or|aje|án|an|al)$/, 'del '],
  [/(?:ción|sión|dad|tad|tud|ez|a)$/, 'de la '],
];
const vowel = /^[aeiouyàâéèêëîïôûh]/i;
const withArticle: Readonly<Record<'fr' | 'es', readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/^Les\s/, 'des '],
    [/^Le\s/, 'du '],
    [/^La\s/, 'de la '],
    [/^L[’']/, 'de l’'],
    [/^Des\s/, 'de '],
  ],
  es: [
    [/^El\s/, 'del '],
    [/^(?=(?:La|Los|Las)\s)/, 'de '],
  ],
};

const smallFirst = (words: string) => (/^\p{Lu}\p{Ll}/u.test(words) && !isNamed(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words);

/** French words behind "de": "de gérer", "d’assurer". */
export const elided = (words: string): string => `${vowel.test(words) ? 'd’' : 'de '}${words}`;

/**
 * A line that begins with a noun as it stands behind French or Spanish "de": with the article where what follows makes the noun a certain one ("de la gestion
 * des stocks", "del plan de cuidados") and its gender shows, else without ("de medicina interna").
 */
export function behindDe(line: string, language: 'fr' | 'es'): string {
  for (const [article, instead] of withArticle[language])
    if (article.test(line)) {
      const rest = line.replace(article, '');
      return instead + (language === 'es' && instead === 'de ' ? rest.charAt(0).toLowerCase() + rest.slice(1) : rest);
    }
  const words = smallFirst(line);
  const articleOf = (noun: string) => (language === 'fr' ? french : spanish).find(([ending]) => ending.test(noun))?.[1];
  // "Reparto y recogida de paquetes" is "del reparto y la recogida".
  const [, one = '', and = '', other = '', of = ''] = /^(\p{Ll}+) (y|et) (\p{Ll}+)(\s+(?:de|del|du|des|d[’']\p{L}*)(?:\s.*)?)$/su.exec(words) ?? [];
  const [ofOne, ofOther] = [articleOf(one), articleOf(other)];
  if (one && ofOne && ofOther && !vowel.test(one) && !vowel.test(other))
    return `${ofOne}${one} ${and} ${language === 'fr' ? ofOther : ofOther.replace(/^del /, 'el ').replace(/^de /, '')}${other}${of}`;
  const [, head = ''] = /^(\p{Ll}+)\s+(?:de|del|du|des|d[’']\p{L}*)(?:\s|$)/u.exec(words) ?? [];
  const article = head && articleOf(head);
  if (!article) return language === 'fr' ? elided(words) : `de ${words}`;
  return language === 'fr' && vowel.test(words) && article !== 'des ' ? `de l’${words}` : article + words;
}
