import type { RewriteFlaw } from '@folia/contracts/tailored-resume/tailor-made';
import { wordsOf } from '@folia/text/word-stems';
import { standsIn } from '../tailor/analyse/demand';
import { claims, limits } from './claim-words';
import { grammar, markers, plainVerbs, sameMeaning } from './neutral-words';

const lower = (text: string) => text.toLowerCase().replace(/[’]/g, "'");
const stemsOf = (text: string) => wordsOf(text).map(({ stem }) => stem);
const reach = 3;

/** The words up to three places before this one in its clause that put it in a different light. */
function markersBefore(text: string, at: number): Set<string> {
  const clause = text.slice(Math.max(text.lastIndexOf(';', at), text.lastIndexOf('. ', at), 0), at);
  const before = clause.match(/[\p{L}'-]+/gu) ?? [];
  return new Set(before.slice(-reach).filter((word) => markers.has(word)));
}

/** A claim is in the source line in one of its forms, and not in a weaker light. */
function checkRaised(source: string, rewrite: string): RewriteFlaw[] {
  const given = wordsOf(source);
  return claims.flatMap(({ reason, find }) =>
    find(rewrite).flatMap(({ words, index }): RewriteFlaw[] => {
      const said = stemsOf(words)[0] ?? '';
      // "Led" and "lead" have no common stem.
      const isSame = (stem: string) =>
        sameMeaning(stem, said) || (/^le(?:a?d|ader)/.test(said) && /^le(?:a?d|ader)/.test(stem)) || (/^(?:w[oi]n)/.test(said) && /^w[oi]n/.test(stem));
      const places = given.filter(({ stem }) => isSame(stem));
      if (places.length === 0) return standsIn(source, words) ? [] : [{ reason, words }];
      const own = markersBefore(rewrite, index);
      const isSet = places.some(({ start }) => {
        const theirs = markersBefore(source, start);
        return theirs.size === 0 || [...theirs].some((marker) => own.has(marker));
      });
      return isSet ? [] : [{ reason: 'relation', words }];
    }),
  );
}

const clausesOf = (text: string) => text.split(/[;]|[.!?]\s|\s[–—]\s/).filter((clause) => clause.trim());
const tellingIn = (text: string) => stemsOf(text).filter((stem) => !grammar.has(stem) && !/^\d/.test(stem));

/** Whatever weakens the source weakens the wording too. */
function checkLimits(source: string, rewrite: string): RewriteFlaw[] {
  const flaws: RewriteFlaw[] = [];
  const said = new Set(tellingIn(rewrite));
  const clauses = clausesOf(source);
  for (const clause of clauses) {
    const others = new Set(clauses.filter((other) => other !== clause).flatMap(tellingIn));
    const speaksOfIt = tellingIn(clause).some((stem) => !others.has(stem) && [...said].some((own) => sameMeaning(own, stem)));
    if (!speaksOfIt) continue;
    for (const { reason, find } of limits) {
      const [limit] = find(clause);
      if (limit && find(rewrite).length === 0) flaws.push({ reason, words: limit.words });
    }
  }
  const negation = limits.find(({ reason }) => reason === 'negation');
  const [added] = negation?.find(rewrite) ?? [];
  if (added && negation?.find(source).length === 0) flaws.push({ reason: 'negation', words: added.words });
  return flaws;
}

/** "Audited by the state" is not "audited the state"; "for the head of sales" is not "the head of sales". */
function checkAgents(source: string, rewrite: string): RewriteFlaw[] {
  return [
    ...source.matchAll(
      /([\p{L}-]+(?:ed|en|un|ade|ght|uilt|ung|old|ead|ept|set|put|cut|run|led|done|held|given|taken|drawn))(?: up| out| over| off| down| in)? by\b/gu,
    ),
  ].flatMap(([, verb = '']): RewriteFlaw[] => {
    const stem = stemsOf(verb)[0];
    const own = wordsOf(rewrite).find((word) => word.stem === stem);
    return own && !/^(?: up| out| over| off| down| in)?\s+by\b/.test(rewrite.slice(own.end)) ? [{ reason: 'relation', words: `${verb} by` }] : [];
  });
}

/** A plain verb may be added to the source's own but not replace it: someone who documented a thing has not worked on it. */
function checkVerb(source: string, rewrite: string): RewriteFlaw[] {
  const given = stemsOf(source);
  const own = stemsOf(rewrite);
  const added = own.find((stem) => plainVerbs.has(stem) && !given.some((one) => sameMeaning(one, stem)));
  if (!added) return [];
  const clauses = clausesOf(source).filter((clause) => tellingIn(clause).some((stem) => own.includes(stem)));
  const isKept = clauses.every((clause) => {
    const [verb] = tellingIn(clause);
    return verb === undefined || own.some((stem) => sameMeaning(stem, verb));
  });
  return isKept ? [] : [{ reason: 'claim', words: added }];
}

/** Rank, ownership, honours, scope, hedges, negations and who did it to whom. */
export function checkClaims(sourceText: string, rewriteText: string): RewriteFlaw[] {
  const [source, rewrite] = [lower(sourceText), lower(rewriteText)];
  return [...checkRaised(source, rewrite), ...checkLimits(source, rewrite), ...checkAgents(source, rewrite), ...checkVerb(source, rewrite)];
}
