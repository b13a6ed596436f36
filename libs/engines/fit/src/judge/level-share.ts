import { patternsOf } from '../phrases-of';

const fluency = patternsOf('fluency', ['native', 'weak', 'middle', 'high', 'highest']);
const native = new RegExp(fluency('native'), 'iu');
const weak = new RegExp(fluency('weak'), 'iu');
const middle = new RegExp(fluency('middle'), 'iu');
const highAsked = new RegExp(fluency('high', 'highest'), 'iu');
const highest = new RegExp(fluency('highest'), 'iu');
const lowLevel = 0.7;
/** How far a level that somebody gives is the one that is asked for; who gives none has said nothing against it. */
export function levelShare(level: string, asked: string): number {
  if (level === '' || native.test(level) || highest.test(level)) return 1;
  if (weak.test(level)) return highAsked.test(asked) ? 0.4 : lowLevel;
  return highest.test(asked) || (highAsked.test(asked) && middle.test(level)) ? lowLevel : 1;
}
