const firstParts = new Set(
  (
    'all anti auto back best co cost counter cross custom data de double e easy end ever ex extra fast fault first front full great half hands hard high hot in inter intra ' +
    'large lead life light live long low machine macro many mass meta micro mid mini mono more multi near new non north object off on one open out over part peer per point post pre ' +
    'pro problem pseudo re real red right risk role rule second self semi service short single small so south state step sub super t team test third three time top trans two ' +
    'ultra un under up user value video web well west work world year zero'
  ).split(' '),
);

/** Whether the hyphen at the end of a line belongs to the word ("cross-/functional") and is not just a line-break hyphen ("Con-/sul"). */
export function keepsHyphen(lineEnd: string): boolean {
  const first = /([\p{L}\d]{1,40})-$/u.exec(lineEnd.slice(-42))?.[1] ?? '';
  return /\d$/.test(first) || /^\p{Lu}+$/u.test(first) || firstParts.has(first.toLowerCase());
}
