import { patternsOf } from '../../phrases-of';

const words = patternsOf('nothing-named', ['modifier', 'thing', 'last', 'duty verb', 'noun or verb']);

/** "The following areas", "best tool", "large": words that say how, of a thing of any sort. */
const ofAnySort = new RegExp(`^(?:(?:${words('modifier', 'thing')})(?:[\\s,/&-]+|$))+$`, 'iu');
/** "Infection control is also": the name was cut off. "Bluetooth LE" was not. */
const isCutOff = new RegExp(`(?:^|\\s)${words('last')}$`, 'u');
/** "1 PINCHE DE COCINA", "-1 waiter": how many of something. */
const counted = /^[-–—]?\s*\d{1,3}\s+\p{L}{3}/u;
/** "Anforderungen in sauberen", "wartbaren Code zu übersetzen", "verantwortest ihren Betrieb": pieces of a German clause. */
const pieceOfGerman =
  /\s(?:in|für|mit|von|bei|an|zu) \p{Ll}+e[nmrs]$|\szu \p{Ll}+e?n$|^\p{Ll}{4,}st (?:du|dich|über|sehr|bereits|gute?|fundiert\p{Ll}*|eine?n?|ihr\p{Ll}*|de[nmr]|die|das|mit|dein\p{Ll}*|unser\p{Ll}*)\s/u;
/** "Bla bla bla". */
const repeated = /^(\p{L}+)(?:[\s,]+\1)+[.…]*$/iu;

/** Whether words nobody knows name nothing that somebody could have: how much or what sort of something, or the beginning of a name. */
export const namesNothing = (label: string): boolean => {
  const said = label.trim();
  return ofAnySort.test(said) || isCutOff.test(said) || counted.test(said) || repeated.test(said) || pieceOfGerman.test(said);
};

const dutyVerb = new RegExp(
  `^(?:[-–•*]\\s*)?(?:${words('duty verb')}(?:e?s)?(?!\\p{L})|${words('noun or verb')}s (?!(?:and|or|for|of|in|with|to)\\s)\\p{Ll})`,
  'iu',
);
const verbBeforeThing = new RegExp(`^(?:[-–•*]\\s*)?${words('noun or verb')} (?:an?|the|all|any|our|your|their|its|new|and \\p{L}+ (?:the|all|our))\\s`, 'iu');

/** "Submit bids for repairs", "Provides expertise to Sales": a line that tells of the work, wherever it stands. */
export const tellsOfWork = (line: string): boolean => dutyVerb.test(line) || verbBeforeThing.test(line);
