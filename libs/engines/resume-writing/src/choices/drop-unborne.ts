import type { TailoredLine, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import { entryOfItem } from '../document/entry-of-item';
import { withAligned } from '../tailor/analyse/align-words';
import type { UnborneLine } from '../verify/verify-resume';

type Drop = (tailoring: Tailoring, unborne: readonly UnborneLine[]) => Tailoring;
const why = 'unverified' as const;

/** A line as the document has it: aligned, with a multi-line text split into lines. */
const writtenAs = ({ text, words, aligned }: TailoredLine): string[] => {
  const line = withAligned(text || words, aligned);
  return [line, ...entryOfItem({ id: '', kind: 'work', fields: { summary: line } }).paragraphs.map((paragraph) => paragraph.text)];
};

const dropLines: Drop = (tailoring, unborne) => {
  const refused = new Set(unborne.map(({ text }) => text));
  return {
    ...tailoring,
    skills: tailoring.skills.map((skill) =>
      refused.has(skill.text) || refused.has(withAligned(skill.text, skill.aligned)) ? { ...skill, shown: false, why } : skill,
    ),
    sections: tailoring.sections.map(({ kind, items }) => ({
      kind,
      items: items.map((item) => ({
        ...item,
        lines: item.lines.map((line) =>
          line.choice !== 'dropped' && writtenAs(line).some((text) => refused.has(text)) ? { ...line, choice: 'dropped' as const, text: '', why } : line,
        ),
      })),
    })),
  };
};

const dropSummary: Drop = (tailoring) => ({ ...tailoring, summary: [] });

const dropItems: Drop = (tailoring, unborne) => {
  const refused = new Set(unborne.flatMap(({ itemIds }) => itemIds));
  return {
    ...tailoring,
    skills: tailoring.skills.map((skill) => (skill.itemIds.some((id) => refused.has(id)) ? { ...skill, shown: false, why } : skill)),
    sections: tailoring.sections.map(({ kind, items }) => ({
      kind,
      items: items.map((item) => (refused.has(item.itemId) ? { ...item, shown: 'dropped' as const, why } : item)),
    })),
  };
};

/** Leaves out what `verify` rejects, and as little else as possible: lines and skills first, then the summary, then items whose own heading is rejected. */
export function dropUnborne(tailoring: Tailoring, verify: (tailoring: Tailoring) => readonly UnborneLine[]): Tailoring {
  let left = tailoring;
  for (const drop of [dropLines, dropSummary, dropItems]) {
    const unborne = verify(left);
    if (unborne.length === 0) return left;
    left = drop(left, unborne);
  }
  return left;
}
