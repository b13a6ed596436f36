import type { ChoiceReason, TailoredItem, TailoredLine } from '@folia/contracts/tailored-resume/tailor-made';
import type { RatedItem, RatedLine } from '../analyse/rate-lines';

/** From here on the posting wants a line. */
export const wantedFrom = 0.3;
const mostBullets = 6;
const mostTags = 8;
const longSummary = 220;
const sentence = /[^.!?]+(?:[.!?]+(?!\s|$)[^.!?]*)*[.!?]*\s*/g;

const lineOf = ({ field, entry, words, text, requirementIds }: RatedLine, choice: 'kept' | 'dropped', why: ChoiceReason): TailoredLine => ({
  field,
  entry,
  words,
  choice: choice === 'kept' && text !== words ? 'rewritten' : choice,
  text: choice === 'kept' ? text : '',
  by: 'engine',
  why,
  requirementIds: [...requirementIds],
  aligned: [],
});
const isOrderOnly = ({ text, words }: RatedLine) => text === '' && words !== '';
const drop = (line: RatedLine, why: ChoiceReason) => lineOf(line, 'dropped', isOrderOnly(line) ? 'order' : why);
const inOrder = (a: TailoredLine, b: TailoredLine) => (a.entry ?? 0) - (b.entry ?? 0);

/** A long text keeps its relevant sentences: those with a word the posting asks for or a figure, and its first one. */
function shortened(line: RatedLine, isWanted: (text: string) => boolean): TailoredLine {
  const kept = lineOf(line, 'kept', line.value >= wantedFrom ? 'asked' : 'substance');
  if (line.text.length <= longSummary || line.text.includes('\n')) return kept;
  const sentences = (line.text.match(sentence) ?? [line.text]).map((one) => one.trim());
  const telling = sentences.filter((one, index) => index === 0 || isWanted(one));
  const text = telling.join(' ');
  return text === line.text ? kept : { ...kept, choice: 'rewritten', text };
}

/** The most bullets a position may have, and the fewest it should have. */
export type Room = { most: number; least: number };

/** Bullets the posting wants, strongest first; then, up to the minimum, those from the same kind of work or with a figure. */
function chooseBullets(bullets: readonly RatedLine[], { most, least }: Room): TailoredLine[] {
  const usable = bullets.filter((line) => line.text !== '');
  const ranked = usable.toSorted((a, b) => b.value - a.value || Number(b.hasFigure) - Number(a.hasFigure) || (a.entry ?? 0) - (b.entry ?? 0));
  const wanted = ranked.filter(({ value, isForeign }) => value >= wantedFrom && !isForeign).slice(0, Math.min(most, mostBullets));
  const alike = ranked.filter((line) => !wanted.includes(line) && !line.isForeign);
  const filled = [...wanted, ...alike.slice(0, Math.max(0, least - wanted.length))].slice(0, most);
  // A position with no line that can be matched to the posting still says something about itself.
  const chosen = filled.length > 0 || most === 0 || least === 0 ? filled : ranked.slice(0, 1);
  return [
    ...chosen.map((line) => lineOf(line, 'kept', line.value >= wantedFrom ? 'asked' : line.isAlike ? 'alike' : 'substance')),
    ...bullets
      .filter((line) => !chosen.includes(line))
      .map((line) => drop(line, line.value >= wantedFrom ? 'space' : 'off-topic'))
      .sort(inOrder),
  ];
}

/** What becomes of an entry with room for this many bullets; a line that says where and when is not a bullet. */
export function chooseLines(rated: RatedItem, room: Room, why: ChoiceReason, isWanted: (text: string) => boolean): TailoredItem {
  const { item, lines } = rated;
  const of = (field: string) => lines.filter((line) => line.field === field);
  const isHead = room.most === 0;
  const bullets = isHead ? of('highlights').map((line) => drop(line, why === 'old' ? 'old' : 'off-topic')) : chooseBullets(of('highlights'), room);
  const isBare = bullets.every(({ choice }) => choice === 'dropped');
  const summaries = of('summary').map((line) => {
    const isShown =
      line.text !== '' &&
      !isHead &&
      (line.value >= wantedFrom || line.isAlike || isBare || item.kind === 'project' || (room.least > 1 && line.text.length <= longSummary));
    return isShown ? shortened(line, isWanted) : drop(line, why === 'old' ? 'old' : 'off-topic');
  });
  const tags = of('skills')
    .toSorted((a, b) => b.value - a.value || (a.entry ?? 0) - (b.entry ?? 0))
    .map((line, index) =>
      !isHead && line.text && index < mostTags && (line.value >= wantedFrom || line.isAlike) ? lineOf(line, 'kept', 'asked') : drop(line, 'off-topic'),
    );
  const courses = of('courses').map((line) => (line.value >= wantedFrom ? lineOf(line, 'kept', 'asked') : drop(line, 'off-topic')));
  return {
    itemId: item.id,
    shown: isHead ? 'head' : 'full',
    why,
    requirementIds: [...new Set([...rated.head, ...lines].flatMap(({ requirementIds }) => requirementIds))],
    lines: [...summaries, ...bullets, ...tags, ...courses],
  };
}

/** An item that is left out with everything it says. */
export const leaveOut = ({ item, lines }: RatedItem, why: ChoiceReason): TailoredItem => ({
  itemId: item.id,
  shown: 'dropped',
  why,
  requirementIds: [],
  lines: lines.map((line) => drop(line, why)),
});
