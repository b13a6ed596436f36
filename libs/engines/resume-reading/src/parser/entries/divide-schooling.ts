import { Passage } from '../passage';
import { tidyPassage } from '../tidy-passage';
import { isTown } from '../values/find-place';
import { alternation, wordsOf } from '../values/word-lists';
import { degreeLength, namesDegree, namesSchool } from './degree-words';
import { divideByStyle } from './divide-by-style';
import type { HeaderChunk } from './read-entry-headers';

/** The word list of lines about an education that are neither school nor degree. */
export const schoolingNotes = wordsOf('schooling-notes', ['note', 'aside', 'subject', 'standing']);
const asides = alternation(schoolingNotes, 'aside');
const asideLead = `(?:(?:with\\s)?(?:an?\\s)?(?:${asides})\\b)`;

/** Text that begins like this comes after a degree and a school and is part of neither: minors, theses, supervisors. */
export const asideOnly = new RegExp(`^${asideLead}`, 'iu');

/** "Diplom-Ingenieur (FH)": what kind of school gave a degree. */
const schoolKind = /\s?\((?:FH|TU|TH|PH|BA|DH|Uni)\)/g;

/** Several facts in one chunk: "B.S. Computer Science, Springfield State University". */
function divide(chunk: HeaderChunk): Passage[] {
  const { passage } = chunk;
  if (!namesDegree(passage.text)) return divideAtSign(passage);
  const separators = [
    ...passage.text.matchAll(
      /,\s|\s[–—-]\s|(?<=\p{L}{3}):\s|\s(?:at|from|@|an der|am|presso|à l['’](?=\p{L})|à|en la|en el|na|no)\s?(?<=[\s@'’])|;\s|\s\|\s|\s{2,}|(?<=\p{L}{3})\.\s(?=\p{Lu})/gu,
    ),
  ];
  const pairs = separators.slice(0, 10).map((separator) => ({
    before: tidyPassage(passage.slice(0, separator.index)),
    after: tidyPassage(passage.slice(separator.index + separator[0].length)),
  }));
  // The beginning of a degree is the surest place to split; otherwise where school and degree are on different sides, with the school as short as possible.
  const isSchool = (text: string) => namesSchool(text.slice(degreeLength(text)).replace(schoolKind, ''));
  const atDegree = pairs.find(({ before, after }) => degreeLength(passage.text) === 0 && degreeLength(after.text) > 0 && !namesDegree(before.text));
  const behind = pairs.filter(
    ({ before, after }) => namesDegree(before.text) && !isSchool(before.text) && isSchool(after.text) && degreeLength(after.text) === 0,
  );
  const inFront = pairs.find(({ before, after }) => isSchool(before.text) && !namesDegree(before.text) && namesDegree(after.text) && !isSchool(after.text));
  const apart = behind.find(({ after }) => namesSchool(after.text.split(/[,;]\s|\s[–—-]\s/)[0] ?? '')) ?? behind[0] ?? inFront;
  const pair = atDegree ?? apart;
  return pair ? [pair.before, pair.after] : [passage];
}

const faculty = /^(?:faculty|department|dept|division|chair|centre|center|fakultät|fachbereich|lehrstuhl|départ|depart|unité)/i;

/** "Marine Ecology — Northport University" and "Major in Ecology, Northport University" without a degree: one side of the sign is a school. */
function divideAtSign(passage: Passage): Passage[] {
  const parts = passage.split(/\s[–—-]\s/g).map(tidyPassage);
  if (parts.length === 2 && parts.filter((part) => namesSchool(part.text)).length === 1) return parts;
  const [subject, ...school] = passage.split(/,\s/g);
  const isApart = subject && school[0] && !namesSchool(subject.text) && !faculty.test(subject.text) && !isTown(subject.text) && namesSchool(school[0].text);
  return isApart ? [subject, passage.slice(passage.text.indexOf(', ') + 2)] : [passage];
}

/** "**B.Sc., Physics** Northport University": school and degree that only their type keeps apart. */
function divideAtType(passage: Passage): Passage[] {
  const [piece] = passage.pieces;
  if (!piece || passage.pieces.length > 1) return [];
  const runs = piece.line.runs.filter((run) => run.to > piece.from && run.from < piece.to);
  const at = runs.find((run, index) => index > 0 && (run.bold !== runs[index - 1]?.bold || run.italic !== runs[index - 1]?.italic));
  if (!at) return [];
  const [before, after] = [tidyPassage(passage.slice(0, at.from - piece.from)), tidyPassage(passage.slice(at.from - piece.from))];
  const isApart = (degree: string, school: string) =>
    degreeLength(degree) > 0 && degreeLength(school) === 0 && namesSchool(school.split(/,\s|\s[–—-]\s/)[0] ?? '');
  return isApart(before.text, after.text) || isApart(after.text, before.text) ? [before, after] : [];
}

/** Subjects other than the first, theses and the like come after the degree and the school and are part of neither. */
const aside = new RegExp(`(?:[.,;]\\s+|\\s[–—-]\\s+|\\s\\()(?=${asideLead})`, 'iu');

function withoutAside(passage: Passage): Passage[] {
  const at = aside.exec(passage.text);
  return at && at.index > 3 ? [passage.slice(0, at.index), tidyPassage(passage.slice(at.index + at[0].length))] : [passage];
}

/** "同济大学 车辆工程 硕士", "한강대학교 국어국문학과 졸업": school, subject and degree separated only by spaces. */
function bySpaces(passage: Passage): Passage[] {
  const parts = passage.split(/[\s,，、·]+/gu);
  const isSchool = parts.length > 1 && parts.some((part) => eastSchool.test(part.text));
  if (!isSchool || !/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(passage.text)) return [passage];
  // Faculty and department are one subject.
  return parts.reduce<Passage[]>((kept, part) => {
    const before = kept[kept.length - 1];
    const isPlain = (text: string) => !eastSchool.test(text) && degreeLength(text) === 0;
    if (before && isPlain(before.text) && isPlain(part.text)) kept[kept.length - 1] = Passage.join([before, part]);
    else kept.push(part);
    return kept;
  }, []);
}

const eastSchool =
  /(?:大学|大學|学院|學院|高校|高等学校|高中|初中|中学|中學|小学|小學|幼儿园|学前班|幼稚園|专门学校|専門学校|職業学校|技校|大学院|대학교|대학원|대학|고등학교|중학교|초등학교|과학기술원)$/u;

/** "Marine Science, Master of Science, Moss Landing College": one part each for subject, degree and school, in any order. */
function byCommas(passage: Passage): Passage[] {
  const parts = passage.split(/,\s+/g);
  const degrees = parts.filter((part) => degreeLength(part.text) > 0 && degreeLength(part.text) >= part.text.length - 2);
  const schools = parts.filter((part) => namesSchool(part.text) && degreeLength(part.text) === 0);
  return parts.length === 3 && degrees.length === 1 && schools.length === 1 ? parts : [];
}

/** A chunk split by style if that separates school and degree, otherwise by its words. */
function parts(chunk: HeaderChunk): Passage[] {
  const sure = [divideAtType(chunk.passage), byCommas(chunk.passage)].find((found) => found.length > 0);
  if (sure) return sure;
  const styled = divideByStyle(chunk.passage);
  return styled.length > 1 && styled.some((part) => namesSchool(part.text) || degreeLength(part.text) > 0) ? styled : divide(chunk);
}

/**
 * The facts of one header text of an education entry, separated: school, degree, subject, asides, split by style, commas, words or spaces. Fails where a
 * school's name contains a comma and no word the lexicon knows. Pure.
 */
export function divideSchooling(chunk: HeaderChunk): Passage[] {
  return parts(chunk).flatMap(withoutAside).flatMap(bySpaces);
}
