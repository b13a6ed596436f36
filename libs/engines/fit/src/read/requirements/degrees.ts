import { phraseVariants } from '@folia/text/phrase-variants';
import { degreeClasses, listed, words } from './degree-words';

/** Rungs of formal education: 1 school, 2 vocational or associate, 3 bachelor, 4 master, 5 doctor. */
export type DegreeLevel = 1 | 2 | 3 | 4 | 5;

/** "360 degree feedback" turns round and is no paper. */
const noDegree = `(?!${words('no degree')}(?![\\p{L}\\p{N}]))(?<!school (?=diploma))(?<!\\d\\d[- ](?=degrees?(?!\\p{L})))`;
const noBachelor = `(?!${words('no bachelor')})`;
/** "Techniker Mechatronik": with its field. */
const german = 'techniker(?:in)?(?= \\p{L})';
const edge = (source: string) => `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`;
const byLevel: readonly (readonly [DegreeLevel, string])[] = [
  [5, words('doctor')],
  [4, words('master', 'master held')],
  [3, `${noBachelor}${words('bachelor', 'bachelor held')}`],
  [2, `${german}|${words('short degree', 'vocational', 'vocational held')}`],
  [1, words('school', 'school held', 'school exam')],
];
const patterns = byLevel.map(([level, source]) => [level, new RegExp(edge(`${noDegree}(?:${source})`), 'iu')] as const);
const capitals = '(?:B\\.?[AS]\\.?|M\\.?[AS]\\.?)(?!-| ?(?:EN |ISO )?\\d)';
const capitalPattern = new RegExp(edge(capitals), 'u');

/** The highest degree that words in the place of a degree name; null when they name none. "Master" alone is a degree here. */
export function degreeLevelOf(words: string): DegreeLevel | null {
  for (const [level, pattern] of patterns) if (pattern.test(words)) return level;
  const capital = capitalPattern.exec(words)?.[0];
  return capital ? (capital.startsWith('B') ? 3 : 4) : null;
}

const shortDegree = new RegExp(edge(words('short degree')), 'iu');
/** Whether words name a short degree of a college ("HND", "associate degree"): on the rung of those who learnt a trade, and another thing. */
export const isShortDegree = (words: string): boolean => shortDegree.test(words);

const schoolExam = new RegExp(edge(words('school exam')), 'iu');
/** Whether words name exams that are taken subject by subject ("GCSEs in maths and English"). */
export const namesSchoolExams = (words: string): boolean => schoolExam.test(words);

/** `isShort`: the lowest that is taken is a short degree, and no trade. `isRelevant`: it has to be of the posting's trade, also beside the fields that are named. `isByWork`: it says that experience counts instead. */
export type DegreeAsked = {
  level: DegreeLevel;
  isShort: boolean;
  isRelevant: boolean;
  field: string;
  orExperience: boolean;
  isByWork: boolean;
  start: number;
  end: number;
};

const anyDegree = `${noDegree}(?:${words('doctor', 'master', 'short degree', 'vocational', 'school')}|${noBachelor}${words('bachelor')}|${german}|master(?= in))`;
const start = new RegExp(edge(`${anyDegree}|${capitals}`), 'giu');
const ends = `(?!${words('ends field')}(?!\\p{L}))`;
/** "Administración y Dirección de Empresas": the words between do not count. */
const name = `${ends}[\\p{L}&-]+(?: (?:${words('joins field')} ){0,2}${ends}[\\p{L}&-]+){0,3}`;
const names = `${name}(?:\\s?/\\s?${name})*`;
const or = '(?:or|oder|ou|o|u)';
const instead = `${or}\\s+(?:an? |the )?${words('instead')}(?:\\s+${words('instead of it')})*`;
/** What may stand behind the name of a degree, in this order; a group is its field. */
const behind = [
  `(?:\\s?/\\s?(?:${anyDegree}|${capitals})(?!\\p{L}))?(?:\\s+${or}\\s+(?:an? |une? )?(?:${anyDegree})(?!\\p{L}))?(?:\\s+(?:degree|qualification|diploma))?(?: \\(${instead}\\)(?= in ))?`,
  `\\s+\\(hons?\\.?\\)(?:\\s+(?!(?:in|of)\\s)(${name}))?`,
  `\\s+\\((?:${anyDegree})\\)`,
  // "BSc / DCR(R) in Diagnostic Radiography": a paper nobody knows, of the same field.
  '\\s?/\\s?[\\p{L}()]{2,8}(?=\\s+in\\s)',
  ' level \\d',
  ' (?:als|zum|zur) ([\\p{L}/:*()-]+(?: (?:für|in|im|der) [\\p{L}-]+(?: und [\\p{L}-]+)?)?)',
  `(?:\\s+${words('beside degree')})*,?\\s+(?:in|of|der|en|im Bereich)\\s+(?:an? |${words('before field')} )?(${names}(?:(?:, ${names})*(?:,? ${or} (?:an? )?(?!${words('instead')})${names}|(?=,? ${or} (?:an? )?${words('instead')})))?)`,
  // "Licenciatura Derecho": the field without a word before it.
  `(?<=grado|licenciatura|diplomatura)(?: ${words('beside degree')})* (${name})`,
  `\\s+${instead}`,
  `\\s+in (?:an? )?(${name})`,
].map((source) => new RegExp(source, 'iuy'));

/** "Computer Science degree": a field in front. */
const before = new RegExp(`(?<!\\p{L})((?:\\p{Lu}[\\p{L}&]* (?:(?:and|&|or) )?){0,2}${words('field word')}) $`, 'iu');
/** "A relevant university degree", "in a related field". */
const saysRelevant = new RegExp(`(?<!\\p{L})${words('of the trade')}(?!\\p{L})`, 'iu');
const relevantBefore = new RegExp(`${saysRelevant.source}(?: [\\p{L}-]+){0,2} $`, 'iu');
const saysWork = /experi|expéri|erfahr/iu;
const reach = 60;
/** "Boston, MA": the state behind a town. */
const isPlace = (named: string, left: string) => named === 'MA' && /(?<![\p{L}])\p{Lu}\p{L}+, $/u.test(left) && !/(?:degree|B\.?A\.?|BSc), $/u.test(left);
const isBareDegree = (named: string) => /^degree$/i.test(named);

/** Where a degree that was found ends, with its field. */
function endOf(text: string, from: number): { field: string; end: number } {
  let field = '';
  let end = from;
  for (const part of behind) {
    part.lastIndex = end;
    const found = part.exec(text);
    if (!found) continue;
    field = found[1] ?? field;
    end += found[0].length;
  }
  return { field, end };
}

const firstWord = /[\p{L}\p{N}]+/u;
const allWords = /[\p{L}\p{N}]+/gu;
const firstWords = new Set([
  ...degreeClasses.flatMap((wordClass) => listed(wordClass).flatMap(phraseVariants)).map((phrase) => firstWord.exec(phrase.toLowerCase())?.[0]),
  ...['b', 'ba', 'bs', 'm', 'ma', 'ms', 'techniker', 'technikerin'],
]);
/** Without this, every sentence would pay for the long patterns. */
function mayName(text: string): boolean {
  for (const [word] of text.toLowerCase().matchAll(allWords)) if (firstWords.has(word)) return true;
  return false;
}

const alternative = /^[^;.()]{0,60}(?<!\p{L})(?:or|oder|alternativ\p{L}*|ou|o)(?!\p{L})(?![^;.()]*(?:prefer|ideal|plus))[^;.()]{0,20}$/iu;

/** "A PhD in biochemistry, or an MSc" asks for one degree, the lower one. */
function withoutAlternatives(found: readonly DegreeAsked[], text: string): DegreeAsked[] {
  const kept: DegreeAsked[] = [];
  for (const degree of found) {
    const last = kept.at(-1);
    if (!last || !alternative.test(text.slice(last.end, degree.start))) {
      kept.push(degree);
      continue;
    }
    const level = Math.min(last.level, degree.level) as DegreeLevel;
    const isShort = level === last.level && level === degree.level ? last.isShort && degree.isShort : level === last.level ? last.isShort : degree.isShort;
    kept[kept.length - 1] = {
      ...last,
      level,
      isShort,
      field: last.field || degree.field,
      isRelevant: last.isRelevant || degree.isRelevant,
      orExperience: last.orExperience || degree.orExperience,
      isByWork: last.isByWork || degree.isByWork,
      end: degree.end,
    };
  }
  return kept;
}

/** Degrees a sentence of a posting asks for, each with its field. Offsets into the sentence; among alternatives the lowest counts. */
export function findDegreesAsked(text: string): DegreeAsked[] {
  if (!mayName(text)) return [];
  const found: DegreeAsked[] = [];
  let from = 0;
  for (const { 0: named, index } of text.matchAll(start)) {
    if (index < from) continue;
    const { field: behindIt, end } = endOf(text, index + named.length);
    const left = text.slice(Math.max(0, index - reach), index);
    const field = behindIt || (isBareDegree(named) ? (before.exec(left)?.[1] ?? '') : '');
    from = end;
    const words = text.slice(index, end);
    // Lower-case "ma", "bs" and "md" are other words.
    if ((/^[a-z]{2}$/i.test(words) && words !== words.toUpperCase()) || /^(?:[Aa]ssociates?|ASSOCIATES?|bed|med|cap|dut|promotion)$/.test(words)) continue;
    if (isPlace(words, left)) continue;
    const isRelevant = relevantBefore.test(left) || saysRelevant.test(words);
    const levels = patterns.filter(([, pattern]) => pattern.test(words)).map(([level]) => level);
    const level =
      levels.length > 0
        ? (Math.min(...levels.filter((one, index) => index === 0 || one !== 3 || !/degree/i.test(words) || /bachelor/i.test(words))) as DegreeLevel)
        : degreeLevelOf(words);
    const orExperience = /equivalent(?!\s+degree)|comparable|vergleichbar|équivalent/i.test(words);
    if (level)
      found.push({ level, isShort: isShortDegree(words), isRelevant, field, orExperience, isByWork: orExperience && saysWork.test(words), start: index, end });
  }
  return withoutAlternatives(found, text);
}
