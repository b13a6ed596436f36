import { filler } from './filler-words';

const quality = filler('quality');
const matter = filler('matter', 'matter-before');
/** "You've also built and run …", "having worked with many …". */
const having = `(?:(?:if )?you(?:['’]ve| have)|having) (?:${filler('adverb')} )?(?:\\p{Ll}+(?:ed|en)|${filler('done')})(?: ${filler('beside')})*`;
const lead = [
  filler('lead', 'quality'),
  '\\d+\\+? (?:years? )?(?=in |of |as )',
  `(?:are|be) (?=${filler('capable')}(?!\\p{L}))`,
  `${filler('first-word')}(?= \\p{L})`,
  `you(?:['’]ll)? (?:can |already |also )?${filler('doing')}(?: (?:an?|the|your|our))?`,
  `${filler('loved')}(?:,?(?: and)? ${filler('loved')})*`,
  having,
].join('|');
/** Ways in which a term begins before it comes to the thing; the first that fits counts. */
const leads = [
  '[–—-]\\s+',
  "(?:de )?[dl]['’](?=\\p{L}{2})",
  '(?=[^:]{2,31}:)\\p{L}[\\p{L} &/-]{1,30}:\\s+(?=\\S)',
  `(?:${lead})\\s+`,
  '(?:\\p{L}[\\p{L}-]+\\s+){1,2}(?:experience|knowledge|understanding)\\s+(?:with|of|in|on|within|at|as)\\s+(?:an?\\s+|the\\s+)?',
  `(?:(?:${quality}|and|or)\\s+){0,3}${matter}(?:\\s+(?:and|or)\\s+${matter})?\\s+(?:${filler('of')}\\s+|(?:d|de l)['’])`,
].map((source) => new RegExp(`^(?:${source})`, 'iu'));
function leadOf(text: string): string {
  for (const one of leads) {
    const found = one.exec(text);
    if (found) return found[0];
  }
  return '';
}

const isFine = `(?:is|are|would be|will be|works?) (?:${filler('as well')} ){0,2}${filler('fine')}(?: too| as well| for us)?`;
const within = `(?:${filler('obtained')} )?within (?:[\\p{L}\\d]+ ){0,2}${filler('span')}(?: of \\p{L}+)?`;
const tails = new RegExp(
  `\\s*(?:,|\\b(?:${within}|(?:${quality} )?${filler('matter')}|${isFine}|${filler('shall')}(?: \\p{L}+){1,4}|` +
    `(?:is|are) (?:not (?:strictly |absolutely )?)?${filler('wish')}|${filler('tail')})|[–—-] bonus|[.:!?–—-]+)\\s*$`,
  'iu',
);
/** No tail is longer than this. */
const longestTail = 80;

const ownClause = `you(?:['’](?:ve|d|ll|re))? (?:\\p{L}+ly )?${filler('own verb')}`;
/** A clause that qualifies what is asked for: "IR35 well enough to explain it", "SQL that others can read". */
const clause = new RegExp(`\\s(?:${filler('clause')}|${ownClause})(?![\\p{L}]).*$`, 'iu');

const nothingNamed = { start: Number.POSITIVE_INFINITY, end: 0 };

/**
 * What a term of a posting asks for, without "strong experience with" before it and "is a plus" after it. `isAsked`: there were such words. `named`: what is
 * kept whole.
 */
export function stripFiller(term: string, named = nothingNamed): { text: string; from: number; isAsked: boolean } {
  let text = term;
  let from = 0;
  for (let turn = 0; turn < 8; turn += 1) {
    const lead = leadOf(text);
    if (!lead || lead.length >= text.length) break;
    // "You can read schematics": the thing named begins inside the filler.
    if (from + lead.length > named.start) {
      text = text.slice(Math.max(0, named.start - from));
      from = Math.max(from, named.start);
      break;
    }
    from += lead.length;
    text = text.slice(lead.length);
  }
  // "Charting in Epic" asks for Epic.
  const use = /^\p{L}+ing (?:in|with|on|using) (?=\p{Lu})/u.exec(text)?.[0] ?? '';
  from += use.length;
  text = text.slice(use.length);
  const lead = from;
  const added = clause.exec(text)?.index ?? text.length;
  if (from + added >= named.end && !/^\p{L}+ing\s/u.test(text)) text = text.slice(0, added);
  for (let turn = 0; turn < 4; turn += 1) {
    const tail = Math.max(0, text.length - longestTail);
    const shorter = text.slice(0, tail) + text.slice(tail).replace(tails, '');
    if (shorter === text || shorter === '' || (named.end > 0 && from + shorter.length <= named.start)) break;
    text = shorter;
  }
  return { text, from: lead, isAsked: lead > 0 || text.length < term.length - lead };
}
