/** A word of a text with the form it is compared in; offsets are UTF-16. */
export type Word = { stem: string; start: number; end: number };

const word = /[\p{L}\p{N}][\p{L}\p{N}+#]*(?:['’.][\p{L}\p{N}]+)*/gu;
const endings =
  /(?:ational|isation|ization|ations|ation|ments|ment|ities|ity|ances|ance|ings|ing|ions|ion|ers|er|ors|or|ies|ied|ists|ist|ives|ive|als|al|ics|ic|ed|es|en|s|e|y)$/;
const shortest = 4;

/** Words of one family have one stem ("recruiter", "recruitment", "recruited"); it is made for comparing, never for showing. */
export function stemOf(raw: string): string {
  let stem = raw
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^(?:[ldcjmnst]|qu)['’](?=\p{L}{2})/u, '')
    .replace(/['’]s$/, '')
    .replace(/[’']/g, '');
  if (!/^[a-z]+$/.test(stem)) return stem;
  for (let turn = 0; turn < 3; turn += 1) {
    let shorter = stem.replace(endings, '');
    if (turn === 0 && shorter.length < shortest && /[^s]s$/.test(stem)) shorter = stem.slice(0, -1);
    if (shorter === stem || shorter.length < (turn === 0 && /s$/.test(stem) && shorter.length === stem.length - 1 ? 3 : shortest)) break;
    stem = shorter;
  }
  return stem.replace(/(?<=\w{4})i$/, '').replace(/(.)\1$/, '$1');
}

const stems = new Map<string, string>();
const mostStems = 20_000;

function knownStem(raw: string): string {
  let stem = stems.get(raw);
  if (stem === undefined) {
    stem = stemOf(raw);
    if (stems.size >= mostStems) stems.clear();
    stems.set(raw, stem);
  }
  return stem;
}

/** The words of a text in order; hyphens divide. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].map((found) => ({ stem: knownStem(found[0]), start: found.index, end: found.index + found[0].length }));
}

const emptyWords = new Set(
  wordsOf(
    `a an the and or of for with in on at to from by as is are be been was were will would can could may might must should shall do does did have has had
    our your their its his her my we you they he she it i us them this that these those who whom which what when where how why if then than so such not no
    all any both each every more most much many some other others another own same very just only also too well up out off over under about into through during
    per via etc eg ie within across between against among without while until least plus new good great strong solid excellent proven deep hands sound basic basics
    knowledge experience experienced experiences skill skills ability abilities understanding familiarity proficiency expertise background years year role job work
    working works team teams candidate candidates position company using use used ensure ensuring support including include related relevant similar equivalent
    pqe post qualification professional practical demonstrated preferred required desirable essential high level levels day days daily week weeks month months able
    der die das den dem des ein eine einen einem einer und oder mit von vom zu zum zur im in auf für bei als ist sind sie du ihr ihre wir unsere sowie auch nach
    kenntnisse erfahrung erfahrungen le la les un une des du de et ou avec dans en pour par sur au aux est sont vous nous votre notre vos nos expérience
    connaissance connaissances el los las una unos unas y o con para por del al es son usted experiencia conocimiento conocimientos años jahre ans`,
  ).map(({ stem }) => stem),
);

/** Stems that say something by themselves: without articles, prepositions and the stock words of jobs ("experience", "strong"). */
export const tellingStems = (text: string): string[] => [...new Set(wordsOf(text).map(({ stem }) => stem))].filter((stem) => !emptyWords.has(stem));
export const isTelling = (stem: string): boolean => !emptyWords.has(stem);
