import { lineKey, sentenceKey } from '@folia/contracts/line-key';
import type { OwnChoices } from '@folia/contracts/tailored-resume/shapes';
import type { TailoredItem, TailoredLine, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import type { StandingWords } from './hold-own-words';

type OwnWords = ReadonlyMap<string, StandingWords>;

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/**
 * A line the person wants is shown in the portfolio's words, or in their own if they wrote any. What brings back an item that the engine left out brings back
 * its lines too.
 */
function lineOf(line: TailoredLine, wish: 'kept' | 'dropped' | undefined, own: StandingWords | undefined): TailoredLine {
  const isShown = wish ? wish === 'kept' : line.choice !== 'dropped';
  if (isShown && own)
    return { ...line, choice: 'rewritten', words: own.source, text: line.field === 'summary' ? own.text : oneLine(own.text), by: 'person', aligned: [] };
  if (wish === undefined) return line;
  return wish === 'kept'
    ? { ...line, choice: 'kept', text: line.words, by: 'person', aligned: [] }
    : { ...line, choice: 'dropped', text: '', by: 'person', aligned: [] };
}

function itemOf(item: TailoredItem, choices: OwnChoices, words: OwnWords): TailoredItem {
  const shown = choices.items[item.itemId] ?? item.shown;
  const isBroughtBack = shown === 'full' && item.shown !== 'full';
  const lines = item.lines.map((line) => {
    const key = lineKey(item.itemId, line);
    return lineOf(line, choices.lines[key] ?? (isBroughtBack ? 'kept' : undefined), words.get(key));
  });
  return { ...item, shown, lines };
}

/** The engine's tailoring with the person's own words for its lines; everything else stays as chosen. Pure. */
export function withOwnLines(tailoring: Tailoring, choices: OwnChoices, own: readonly StandingWords[]): Tailoring {
  const words = new Map(own.filter(({ stands }) => stands).map((one) => [one.key, one]));
  return { ...tailoring, sections: tailoring.sections.map(({ kind, items }) => ({ kind, items: items.map((item) => itemOf(item, choices, words)) })) };
}

/**
 * The engine's tailoring with the person's changes. A choice for something that no longer exists changes nothing. `own`: the own words as they are today. Pure.
 */
export function applyChoices(tailoring: Tailoring, choices: OwnChoices, own: readonly StandingWords[]): Tailoring {
  const words = new Map(own.filter(({ stands }) => stands).map((one) => [one.key, one]));
  return {
    ...withOwnLines(tailoring, choices, own),
    summary: tailoring.summary.flatMap((sentence, place) => {
      const written = words.get(sentenceKey(place));
      if (choices.sentences[`${place}`] === false) return [];
      return written ? [{ kind: 'written' as const, text: oneLine(written.text), itemIds: written.itemIds }] : [sentence];
    }),
    skills: tailoring.skills.map((skill) => ({ ...skill, shown: choices.skills[skill.text] ?? skill.shown })),
  };
}
