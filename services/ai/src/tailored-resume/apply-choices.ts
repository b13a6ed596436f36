import { lineKey } from '@folia/contracts/line-key';
import type { TailoredItem, TailoredLine, Tailoring } from '@folia/contracts/tailor-made';
import type { OwnChoices } from '@folia/contracts/tailored-resume';

/** A line the person wants stands in their own words; what brings an item back that the engine left out brings its lines too. */
function lineOf(line: TailoredLine, wish: 'kept' | 'dropped' | undefined): TailoredLine {
  if (wish === undefined) return line;
  return wish === 'kept'
    ? { ...line, choice: 'kept', text: line.words, by: 'person', aligned: [] }
    : { ...line, choice: 'dropped', text: '', by: 'person', aligned: [] };
}

function itemOf(item: TailoredItem, choices: OwnChoices): TailoredItem {
  const shown = choices.items[item.itemId] ?? item.shown;
  const isBroughtBack = shown === 'full' && item.shown !== 'full';
  const lines = item.lines.map((line) => lineOf(line, choices.lines[lineKey(item.itemId, line)] ?? (isBroughtBack ? 'kept' : undefined)));
  return { ...item, shown, lines };
}

/** The engine's tailoring with what the person decided otherwise; a choice for what is not there changes nothing. Pure. */
export const applyChoices = (tailoring: Tailoring, choices: OwnChoices): Tailoring => ({
  ...tailoring,
  summary: tailoring.summary.filter((_, index) => choices.sentences[`${index}`] !== false),
  skills: tailoring.skills.map((skill) => ({ ...skill, shown: choices.skills[skill.text] ?? skill.shown })),
  sections: tailoring.sections.map(({ kind, items }) => ({ kind, items: items.map((item) => itemOf(item, choices)) })),
});
