import { patternsOf } from '../../phrases-of';

const words = patternsOf('ruled-out', [
  'denies',
  'of it',
  'counts after all',
  'is',
  'over',
  'of others',
  'work of others',
  'elsewhere',
  'announced',
  'not',
  'wanted',
  'says no',
  'leaves',
  'yet welcome',
]);
const is = words('is');
const upToThree = '(?:(?:for |of |with )?(?:an? )?[\\p{L}+#.-]+(?:,(?: or| nor| and)?| or| and| nor| oder| ou| o)\\s+){0,3}';
const before = new RegExp(
  `(?:(?<![\\p{L}\\d])${words('denies')}\\s+(?:${words('of it')} ){0,2}|, not )${upToThree}(?:(?:for |of |with |in )(?:an? )?|an? )?$`,
  'iu',
);
const notRuled = new RegExp(`(?<![\\p{L}\\d])${words('counts after all')}(?!\\p{L})[^.;]*$`, 'iu');
const saysNo = [
  `${is} ${words('of others')} (?:\\p{L}+['’]?s? )?${words('work of others')}`,
  `(?:itself )?${is} ${words('over')}`,
  `(?<!\\b(?:who|that|which) )${words('elsewhere')}(?!\\p{L})`,
  `[^.;:]{0,30}: ${words('announced')}`,
  `(?:${is}|will be) (?:\\p{L}+ )?${words('not')} (?:\\p{L}+ )?${words('wanted')}`,
  `${is} \\p{L}+['’]s(?=[,.;]|$)`,
  words('says no'),
].join('|');
const after = new RegExp(
  `^(?:s|es)?(?: \\p{L}+)?:? ?not here|^(?:s|es)?(?:\\s+(?:or|and)\\s+[\\p{L}+#.-]+)?[\\s,]+(?:(?!(?:al)?though\\s|but\\s|while\\s)[\\p{L}-]+\\s+){0,4}?(?:${saysNo})`,
  'iu',
);
/** "We left AutoCAD in 2012", "left QuickBooks behind". */
const leaves = new RegExp(`(?<!\\p{L})${words('leaves')} $`, 'iu');
const isLeft = /^(?: behind| (?:(?:back )?in|before|after) (?:(?:19|20)\d\d|\p{Lu}\p{Ll}+)| (?:last|two|three|four|five|ten|some|many) years?)(?!\p{L})/u;
const yetWelcome = /\b(?:but|though)\b[^.;]*\b(?:plus|welcome|helpful|nice|bonus|useful|advantage)/i;
const welcomeBut = new RegExp(`^(?:,| (?:is|are|would be))* ${words('yet welcome')},? (?:but|though|although)(?!\\p{L})`, 'iu');
const reach = 90;

/** Whether the sentence says that the words from `start` to `end` in it are not wanted: "no PHP needed", "LPN does not meet", "not a JavaScript role". */
export function isRuledOut(sentence: string, start: number, end: number): boolean {
  const left = sentence.slice(Math.max(0, start - reach), start);
  const right = sentence.slice(end, end + reach);
  if (yetWelcome.test(right) || welcomeBut.test(right)) return false;
  if (/\b(?:do not|don['’]t|should not|need not) apply (?:if|when)\b/i.test(sentence.slice(0, start))) return true;
  if (
    /\bif (?:you(?:['’]ve| have)|all you(?:['’]ve| have)) (?:only (?:ever )?)?(?:ever )?(?:done|worked (?:in|on|with)|used|built|known|seen)(?: is| are)? $/i.test(
      left,
    ) &&
    /\b(?:only|all you)/i.test(left)
  )
    return true;
  if (before.test(left) && !notRuled.test(left)) return true;
  return after.test(right) || (leaves.test(left) && isLeft.test(right));
}
