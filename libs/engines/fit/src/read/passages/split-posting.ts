import type { SkillMention } from '@folia/skills/skill';
import { tellsOfWork } from '../requirements/names-nothing';
import { announcesDuties, bullet, isHeadingLine, isUnknownHeading } from './heading-line';
import { needBareNames, needNamedLists } from './list-shape';
import type { PassageUse } from './passage-lexicon';
import { isPlaceLine, isTermsLine } from './place-line';
import { isInCapitals, withBullets } from './posting-lines';
import { bareHeading, headingUse, isWholeHeading, longestHeading } from './read-heading';
import { isFragment, isShort, ofItself, type Sentence, sentenceEnds, tellAround } from './sentence';
import { announcesNoRequests, closesAsOffer, cueOf, isFact, type Reading, sentenceUse } from './sentence-use';

/** Person specifications end their lines in (E) and (D). */
const mark = /[([](?:E|D|[Ee]ssential|[Dd]esirable)[)\]]\s*\.?\s*$/;
const fewestMarks = 3;
/** How many lines under a title may give the place and terms. */
const headLines = 5;
const fewestInLine = 3;
/** Several times what the longest posting says: a text of thousands of scraps is not read on, so that reading it stays cheap. */
const mostSentences = 1_500;
/** "Required: …" and "Nice to have – …": where the announced part begins, and what it is. */
function announcedBy(sentence: string): { use: PassageUse; from: number; words: string } | null {
  const mark = /[:：]|\s[–—]\s/u.exec(sentence.slice(0, longestHeading + 2));
  if (!mark) return null;
  const words = sentence.slice(0, mark.index);
  const use = headingUse(words, false);
  return use && { use, from: mark.index + mark[0].length, words };
}

const firmly = /\b(?:must|required|requirements?|essentials?|mandatory|minimum|zwingend|erforderlich|indispensable|imprescindible|exigée?s?)\b/i;
/**
 * "Experience in a regulated environment: …" among what is welcome, "Training: five days" among what is offered: the words belong to the entry and are not a
 * new heading.
 */
const isOfSection = (words: string, section: PassageUse | null) =>
  (section === 'nice' && headingUse(words, false) === 'must' && !firmly.test(words)) || (section === 'boilerplate' && !isWholeHeading(bareHeading(words)));

const awaits = /erwartet|expect|freuen|attend|espera/i;

/** In a list whose entries stand apart from each other, a long entry is one sentence. */
const isOneSentence = (line: string) => line.length <= longestEntry && sentenceEnds(line).length === 1;
const longestEntry = 200;

type Line = { text: string; start: number; index: number; heading: string; isBullet: boolean };

function readLine(
  { text: line, start: offset, index, heading, isBullet }: Line,
  section: PassageUse | null,
  isList: boolean,
): { sentences: Sentence[]; opens: PassageUse | null } {
  const sentences: Sentence[] = [];
  const reading: Reading = { use: section, isGiven: section !== null };
  let above = heading;
  let isAnnounced = false;
  let opens: PassageUse | null = null;
  let start = 0;
  for (const end of sentenceEnds(line).slice(0, mostSentences)) {
    const announced = announcedBy(line.slice(start, end).trimStart());
    const announcement = announced && !isOfSection(announced.words, section) ? announced : null;
    let from = start;
    if (announcement) {
      from += line.slice(start, end).length - line.slice(start, end).trimStart().length + announcement.from;
      reading.use = announcement.use;
      reading.isGiven = true;
      isAnnounced = true;
      above = announcement.words;
      if (line.slice(from).trim() === '') opens = announcement.use;
    }
    const piece = cut(line, from, end, offset);
    if (piece.text) {
      const use = announcement ? announcement.use : sentenceUse(piece.text, reading);
      // "£31,200 plus allowance. Pension. Free parking.": short phrases after the pay belong to it.
      const isOfPay = sentences.at(-1)?.use === 'boilerplate' && isShort(piece.text) && cueOf(piece.text) === null;
      sentences.push({
        ...piece,
        ...ofItself,
        use: isOfPay ? 'boilerplate' : use,
        isList: isList || isAnnounced,
        heading: above,
        isBullet,
        line: index,
      });
    }
    start = end;
  }
  return { sentences, opens };
}

/**
 * Splits a posting into sentences and entries and says what each is for: by its heading, by what it announces itself, by its cues, or else by what comes before
 * it. The first line is the title. Linear in the length of the text.
 */
export function splitPosting(text: string, mentions: readonly SkillMention[]): Sentence[] {
  const found: Sentence[] = [];
  const lines = withBullets([...text.matchAll(/[^\r\n]+/g)].map((line) => ({ text: line[0], start: line.index })).filter((line) => line.text.trim() !== ''));
  const isMarked = lines.filter(({ text }) => mark.test(text)).length >= fewestMarks;
  let section: PassageUse | null = null;
  let isFilled = false;
  let isSpaced = false;
  let wasBulleted = false;
  let wasInCapitals = false;
  /** What applies ends with the list below. */
  let isOfList = false;
  let above = '';
  /** Entries under no heading. */
  const loose: Sentence[] = [];
  const lists: Sentence[][] = [];
  for (const [index, line] of lines.entries()) {
    if (found.length >= mostSentences) break;
    if (index === 0) {
      // In a one-line notice the first sentence is the title and the others are the rest.
      const end = lines.length === 1 ? (sentenceEnds(line.text)[0] ?? line.text.length) : line.text.length;
      found.push({ ...cut(line.text, 0, end, line.start), use: 'title', isList: false, ...ofItself });
      found.push(...readLine({ text: line.text.slice(end), start: line.start + end, index, heading: '', isBullet: false }, null, false).sentences);
      continue;
    }
    if (isFact(line.text) || (index === 1 && isPlaceLine(line.text)) || (index > 1 && index < headLines && isTermsLine(line.text))) {
      found.push({ ...cut(line.text, 0, line.text.length, line.start), use: 'title', isList: false, ...ofItself, line: index });
      continue;
    }
    const head = bullet.exec(line.text)?.[0].length ?? 0;
    const last = lines[index - 1] as { text: string; start: number };
    const isApart = /\n[^\S\n]*\n/.test(text.slice(last.start + last.text.length, line.start).replace(/\r/g, ''));
    const known = isHeadingLine(line.text, lines[index + 1]?.text) ? headingUse(line.text, true) : null;
    const heading = known && closesAsOffer(line.text) ? 'boilerplate' : known;
    const isOther = heading === null && wasInCapitals && isApart && isInCapitals(line.text) && lines[index + 1] !== undefined;
    if (heading || isOther) {
      isOfList = false;
      // "What awaits you" means the work; if the duties and requirements have already come, it means what is offered.
      const isOffer = heading === 'duties' && awaits.test(line.text) && found.some(({ use }) => use === 'duties') && found.some(({ use }) => use === 'must');
      section = isOffer ? 'boilerplate' : heading;
      above = bareHeading(line.text);
      wasInCapitals = isInCapitals(line.text);
      isFilled = false;
      isSpaced = true;
      continue;
    }
    // The first entry may stand close under its heading.
    if (isFilled || section === 'boilerplate' || section === 'about') isSpaced &&= isApart;
    if (isSpaced && isFilled && isApart && head === 0 && isUnknownHeading(line.text, last.text)) {
      section = null;
      above = '';
    }
    // Running text after the end of a list no longer belongs to the list.
    const isEnd = section === 'boilerplate' && !isOfList && found.some(({ use }) => use === 'must');
    if (isApart && isFilled && head === 0 && (wasBulleted || (line.text.length > 80 && !(isSpaced && isOneSentence(line.text)))) && !isEnd) {
      section = null;
      above = '';
    }
    // A paragraph close under the last entry is no entry.
    if (
      !isApart &&
      isFilled &&
      head === 0 &&
      wasBulleted &&
      line.text.length > longestEntry / 2 &&
      /^\p{Lu}/u.test(line.text) &&
      sentenceEnds(line.text).length > 1
    ) {
      section = null;
      above = '';
    }
    // "+ MIG": the bullet itself says that it is a plus.
    const isPlus = /^\s*\+\s/.test(line.text);
    const marked = isMarked ? mark.exec(line.text) : null;
    const given = marked ? (/^.e/i.test(marked[0]) ? 'must' : 'nice') : isPlus ? 'nice' : section;
    const read = readLine(
      { text: line.text.slice(head, marked?.index), start: line.start + head, index, heading: above, isBullet: head > 0 },
      given,
      head > 0 || (given !== null && given !== 'about'),
    );
    if (given === null && head === 0 && read.sentences.length >= fewestInLine && read.sentences.some(({ use }) => use === 'must' || use === 'nice'))
      for (const sentence of read.sentences.filter(isFragment)) Object.assign(sentence, { use: 'must', isList: true });
    if (head > 0 && given === null) loose.push(...read.sentences);
    if (head > 0 && given !== 'nice') {
      if (!wasBulleted || !isFilled) lists.push([]);
      lists.at(-1)?.push(...read.sentences);
    }
    found.push(...read.sentences);
    isFilled = true;
    wasBulleted = head > 0;
    const isAboveList = head === 0 && bullet.test(lines[index + 1]?.text ?? '');
    const clause = isAboveList && !read.opens ? announcesDuties(line.text) : null;
    if (isAboveList && announcesNoRequests(line.text)) {
      section = 'boilerplate';
      above = '';
      isFilled = false;
      isOfList = true;
    } else if (read.opens || clause) {
      section = read.opens ?? 'duties';
      above = bareHeading(clause ?? line.text);
      isFilled = false;
    }
  }
  // A list with one entry that asks for something asks in all of them that do not plainly tell of the work.
  if (loose.some(({ use }) => use === 'must'))
    for (const sentence of loose) if ((sentence.use === 'about' || sentence.use === 'duties') && !tellsOfWork(sentence.text)) sentence.use = 'must';
  tellAround(found);
  needNamedLists(lists, mentions);
  needBareNames(found, mentions);
  return found;
}

function cut(line: string, from: number, to: number, offset: number) {
  const raw = line.slice(from, to);
  const lead = raw.length - raw.trimStart().length;
  const text = raw.trim();
  return { text, start: offset + from + lead, end: offset + from + lead + text.length };
}
