import { join } from 'node:path';
import { phraseFinder } from '@folia/text/phrase-finder';
import { readWordList } from '@folia/text/read-word-list';
import { phrasesOf } from '../../phrases-of';
import type { Role } from '../role/read-role';
import { isFieldBorrowedByRole } from './fields-of-role';

/**
 * Whether a line describes the person's own doing with what it names, or what someone else does with it: sold, hired for, wrote about, watched. `left` is the
 * line before the thing named, `right` what follows it.
 */
const ownAreas = {
  sale: ['commerce', 'finance'],
  hire: ['people'],
  writing: ['design', 'commerce', 'languages', 'education'],
  reporting: [],
  employer: [],
  learning: [],
  buying: ['production', 'business', 'finance'],
  arranging: ['office', 'business', 'hospitality'],
} as const;
/** Verbs whose object is someone else's craft; {@link ownAreas} are those in which they are a craft themselves. */
type Stance = keyof typeof ownAreas;
const stances = Object.keys(ownAreas) as Stance[];
const isOwnArea = (stance: Stance, area: string | null) => ownAreas[stance].some((own) => own === area);

const doingWords = readWordList(join(__dirname, '../../words/doing'), [
  ...stances,
  'not hire',
  'doing',
  'not doing',
  'assisting',
  'slight',
  'beside',
  'between',
  'others',
]);
/** One finder a class, with what looks like it and is not: phrases of different classes may lie over each other. */
const finders = new Map(
  [...stances, 'doing' as const, 'assisting' as const, 'slight' as const].map((one) => [
    one,
    phraseFinder(doingWords.filter(({ wordClass }) => wordClass === one || wordClass === `not ${one}`)),
  ]),
);
const tells = (clause: string, one: Stance | 'doing' | 'assisting' | 'slight') => finders.get(one)?.isIn(clause, one) ?? false;

const listed = (one: 'beside' | 'between' | 'others') =>
  doingWords
    .filter(({ wordClass }) => wordClass === one)
    .map(({ phrase }) => phrase)
    .join('|');
/** The person works alongside those who do it. */
const beside = new RegExp(
  `(?<!\\p{L})(?:${listed('beside')}) (?:(?:${listed('between')}|\\d+) )*(?:[\\p{L}+#.-]+ ){0,2}(?:${listed('others')})(?!\\p{L})`,
  'iu',
);
/** "Payroll outsourced to a bureau", "boilers left to a colleague". */
const leftToOthers =
  /^\s*(?:(?:was|were|is|are|being) )?(?:outsourced|handled by|left to|done by|run by|given to|passed to|carried out by|managed by (?:the|an?) )/i;
const buyer = /(?<![\p{L}])(?:to|for)\s+(?:[\p{L}-]+\s+){0,2}$/iu;
/** "Donors in Salesforce": what follows is the tool that was used. */
const asTool = /(?<![\p{L}])(?:in|using|via|through)\s+$/iu;
/** "With my mentor", "mit meiner Praxisanleiterin": what somebody else did for the person. */
const byMyOwn = /(?<!\p{L})(?:with|by|under|from|mit|bei|unter|von|avec|par|con|por) (?:my|meine[mr]|meinen|mon|ma|mi) $/iu;
const negated = /(?<![\p{L}])(?:no|not|never|without|don['’]t|didn['’]t|nothing to do with|but not|instead of|ohne|kein\w*|sans|sin)\s+(?:\p{L}+\s+){0,2}$/iu;
/** Kinds of work in which people talk all day about what others do. */
const speakingFamilies: ReadonlySet<string> = new Set(phrasesOf('kinds-in-talk', ['speaking'])('speaking'));

/** "Small scripts in Python" are no work as a developer of Python. */
const slight = 0.7;

/**
 * How far a line shows the person's own doing with the words from `start` to `end`: 1 their doing, 0.7 a little of it, 0.6 helping with it, 0 someone else's. `area`: the branch of
 * the skill named, null when unknown. `isOwnField`: the skill is in the position's own field.
 */
export function shareDoneByThemselves(
  line: string,
  start: number,
  end: number,
  area: string | null,
  role: Pick<Role, 'branch' | 'family'> | null,
  isOwnField: boolean,
): number {
  const left = line.slice(0, start);
  const right = line.slice(end);
  if (negated.test(left) || byMyOwn.test(left) || leftToOthers.test(right)) return 0;
  // Only what governs the word: its own clause.
  const clause = left.slice(Math.max(left.lastIndexOf(';'), left.lastIndexOf('. ')) + 1);
  const verb = stances.find((one) => tells(clause, one) && !isOwnArea(one, area));
  if (buyer.test(left) && tells(clause, 'sale')) return 0;
  const speaks = speakingFamilies.has(role?.family ?? '');
  const isCraft = isOwnField && !speaks && !(area && isFieldBorrowedByRole(role, area));
  const isTool = (verb === 'buying' || verb === 'arranging') && asTool.test(left);
  if (verb && !isCraft && !isTool) return 0;
  if (verb === 'learning') return 0;
  if (beside.test(`${left.slice(-40)}${line.slice(start, end)}${right.slice(0, 25)}`) && !isOwnField && !tells(clause, 'doing')) return 0;
  if (speaks && !isOwnField && !tells(clause, 'doing') && !asTool.test(left)) return 0;
  if (tells(clause, 'assisting') && !isOwnField) return 0.6;
  return tells(clause, 'slight') ? slight : 1;
}
