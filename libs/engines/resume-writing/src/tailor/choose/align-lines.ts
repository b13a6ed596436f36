import type { TailoredItem, TailoredSkill } from '@folia/contracts/tailored-resume/tailor-made';
import { alignLine } from '../analyse/align-words';
import type { Demand } from '../analyse/demand';

/** Lines in the posting's words, each word once: if a listed skill already says it, the lines stay as they were written. */
export function alignLines(items: readonly TailoredItem[], skills: readonly TailoredSkill[], demand: Demand): TailoredItem[] {
  const said = new Set(skills.filter(({ shown }) => shown).flatMap(({ aligned }) => aligned.map(({ to }) => to)));
  return items.map((item) => ({
    ...item,
    lines: item.lines.map((line) => {
      if (line.choice === 'dropped' || (line.field !== 'highlights' && line.field !== 'summary')) return line;
      const aligned = alignLine(line.text, demand, (to) => said.has(to));
      for (const { to } of aligned) said.add(to);
      return { ...line, aligned };
    }),
  }));
}
