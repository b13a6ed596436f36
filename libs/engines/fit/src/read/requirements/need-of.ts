import type { RequirementNeed } from '@folia/contracts/fit-score/shapes';
import { saysWish } from '../passages/passage-lexicon';
import { type Sentence, withoutBrackets } from '../passages/sentence';
import { wishBehind } from '../passages/sentence-use';
import type { Term } from '../terms/split-terms';
import { saysHowMuch } from './not-scored';

/** The need of a term: that of its sentence, unless its own part of the list says that it is only welcome. */
export function needOf({ use, text, start: offset }: Sentence, terms: readonly Term[]): (term: Term) => RequirementNeed {
  const base: RequirementNeed = use === 'must' || use === 'title' ? 'must' : use === 'nice' ? 'nice' : 'duty';
  if (base !== 'must' || !saysWish(text)) return () => base;
  const [announced = ''] = text.split(/[:：](?=\s)/u, 1);
  // "Any of these would be a plus: Qt, CMake; LaTeX".
  if (announced.length < text.length && !/[,;(]/.test(announced) && saysWish(announced)) return () => 'nice';
  const wish = wishBehind(text);
  if (wish !== null) return ({ start }) => (start < offset + wish ? 'must' : 'nice');
  const parts = terms
    .map((term, index) => {
      const isOtherDepth = term.depth !== (terms[index - 1]?.depth ?? 0);
      return {
        from: term.start,
        depth: term.depth,
        isNew: index === 0 || term.joint === 'semicolon' || (isOtherDepth ? !saysHowMuch(term.text) : term.joint === 'comma'),
      };
    })
    .filter(({ isNew }) => isNew);
  return (term) => {
    const own = parts.findLast(({ from }) => from <= term.start);
    const depth = own?.depth ?? 0;
    const to = parts.find((part) => part.from > term.start && part.depth <= depth)?.from ?? offset + text.length;
    const words = text.slice((own?.from ?? offset) - offset, to - offset);
    // "BS (MS preferred)", "German (B2) is a plus": what a bracket says applies to its own content.
    const holdsPart = parts.some((part) => part.from > term.start && part.from < to && part.depth > depth);
    return saysWish(holdsPart ? withoutBrackets(words) : words) ? 'nice' : 'must';
  };
}
