import type { ScoreEffects } from '@folia/contracts/fit-score/effects';
import { lineKey } from '@folia/contracts/line-key';
import type { OwnChoices } from '@folia/contracts/tailored-resume/shapes';
import type { TailoredItem, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';

/** One change a person can make, and the choices after making it. */
export type Switch = { part: keyof ScoreEffects; key: string; choices: OwnChoices };

const shownOf = ({ itemId, shown }: TailoredItem, { items }: OwnChoices) => items[itemId] ?? shown;

function itemSwitch(item: TailoredItem, choices: OwnChoices): Switch {
  const back = item.shown === 'dropped' ? 'full' : item.shown;
  const wish = shownOf(item, choices) === 'dropped' ? back : 'dropped';
  return { part: 'items', key: item.itemId, choices: { ...choices, items: { ...choices.items, [item.itemId]: wish } } };
}

function lineSwitches(item: TailoredItem, choices: OwnChoices): Switch[] {
  const isBroughtBack = shownOf(item, choices) === 'full' && item.shown !== 'full';
  return item.lines.map((line): Switch => {
    const key = lineKey(item.itemId, line);
    const own = choices.lines[key];
    const isShown = own ? own === 'kept' : isBroughtBack || line.choice !== 'dropped';
    return { part: 'lines', key, choices: { ...choices, lines: { ...choices.lines, [key]: isShown ? 'dropped' : 'kept' } } };
  });
}

/** Every change that can be made now, the weightiest first. Pure. */
export function switchesOf(tailoring: Tailoring, choices: OwnChoices): Switch[] {
  const items = tailoring.sections.flatMap((section) => section.items);
  const { words = {}, ...others } = choices;
  return [
    ...items.map((item) => itemSwitch(item, choices)),
    ...items.filter((item) => shownOf(item, choices) === 'full').flatMap((item) => lineSwitches(item, choices)),
    ...tailoring.skills.map(({ text, shown }): Switch => {
      return { part: 'skills', key: text, choices: { ...choices, skills: { ...choices.skills, [text]: !(choices.skills[text] ?? shown) } } };
    }),
    ...tailoring.summary.map((_, place): Switch => {
      const isShown = choices.sentences[place] !== false;
      return { part: 'sentences', key: `${place}`, choices: { ...choices, sentences: { ...choices.sentences, [place]: !isShown } } };
    }),
    ...Object.keys(words).map((key): Switch => {
      const { [key]: _without, ...left } = words;
      return { part: 'words', key, choices: { ...others, words: left } };
    }),
  ];
}
