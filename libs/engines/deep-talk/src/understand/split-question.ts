import { type Text, textOf } from './tokens';
import { intentsIn, topicsIn } from './word-finders';

const ends = /(?<=[?!？])\s*|;\s+|\s+\/\s+|\n+|(?<=\p{L}{3})\.\s+(?=\p{L})/u;
const joint = /,?\s+(?:and|&|und|et|y|e|plus|sowie|also)\s+|,\s+/giu;
const asksAnew =
  /^(?:what|when|where|how|who|which|why|is|does|did|has|would|can|could|will|since when|was|wann|wo|wie|wer|warum|seit wann|welche\w*|hat|ist|kann|quand|ou|comment|qui|pourquoi|quel\w*|combien|est-ce|a-t|cuando|donde|como|quien|por que|que|cual\w*|cuant\w*|tiene)(?![\p{L}-])/u;
const quiet: ReadonlySet<string> = new Set([
  'yes-no',
  'largest',
  'latest',
  'oldest',
  'more',
  'earlier',
  'later',
  'when',
  'where',
  'how-many',
  'current',
  'previous',
  'jobs',
  'duration',
  'longer',
  'shortest',
  'off-topic',
  'opinion',
  'match',
  'next',
  'alone',
  'skills',
]);

const demandsOf = (folded: string): Set<string> =>
  new Set([
    ...intentsIn(folded)
      .map(({ wordClass }) => wordClass as string)
      .filter((one) => !quiet.has(one)),
    ...topicsIn(folded).map(({ wordClass }) => wordClass as string),
  ]);

/** Two demands stand on both sides, or a question begins anew on the right. */
function isSeam(left: string, right: string): boolean {
  if (/[<>]/.test(left)) return false;
  if (asksAnew.test(right) && right.split(' ').length >= 2 && demandsOf(left).size + left.split(' ').length > 2) return true;
  const [first, second] = [demandsOf(left), demandsOf(right)];
  return first.size > 0 && second.size > 0 && [...second].some((demand) => !first.has(demand)) && [...first].some((demand) => !second.has(demand));
}

function splitAtJoints(text: string): string[] {
  for (const found of text.matchAll(joint)) {
    const [left, right] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    if (isSeam(textOf(left).folded, textOf(right).folded)) return [left, ...splitAtJoints(right)];
  }
  return [text];
}

const most = 4;

/** The questions of a message, in order. */
export function splitQuestion(text: Text): Text[] {
  const parts = text.raw
    .split(ends)
    .flatMap((part) => splitAtJoints(part.trim()))
    .map((part) => textOf(part.trim()))
    .filter(({ tokens }) => tokens.length > 0);
  return parts.slice(0, most);
}
