import type { RewriteFlaw } from '@folia/contracts/tailored-resume/tailor-made';
import { findSkills } from '@folia/skills/find-skills';
import { areSynonyms, expansionIn } from '@folia/skills/synonyms';
import { wordsOf } from '@folia/text/word-stems';
import type { Demand } from '../tailor/analyse/demand';
import { isDirection } from './check-quantities';
import { grammar, markers, plainVerbs, sameMeaning } from './neutral-words';
import { quantitiesIn } from './read-quantities';

const isFigure = (text: string) => quantitiesIn(text).some(({ start, end }) => start === 0 && end === text.length);

/**
 * Stretches of the wording that are another name for something the source names. That the posting uses a name is no reason to allow it; that both mean the same
 * thing is.
 */
function otherNames(source: string, rewrite: string): { start: number; end: number }[] {
  const named = [...findSkills(source).map(({ words }) => words), ...(source.match(/[\p{L}\p{N}][\p{L}\p{N}+#&-]*(?:\.[\p{L}\p{N}]+)*[+#]*/gu) ?? [])];
  const found = findSkills(rewrite).map(({ words, start, end }) => ({ words, start, end }));
  const single = [...rewrite.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#&-]*(?:\.[\p{L}\p{N}]+)*[+#]*/gu)].map((word) => ({
    words: word[0],
    start: word.index,
    end: word.index + word[0].length,
  }));
  const spelled = named
    .filter((name) => /^\p{Lu}[\p{Lu}&]{2,5}s?$/u.test(name))
    .flatMap((name) => {
      const long = expansionIn(` ${rewrite}`, name);
      const start = long ? rewrite.indexOf(long) : -1;
      return long && start >= 0 ? [{ start, end: start + long.length }] : [];
    });
  return [
    ...[...found, ...single].filter(
      ({ words }) =>
        named.some((name) => name !== words && areSynonyms(name, words)) || (/^\p{Lu}[\p{L}&]{1,5}$/u.test(words) && expansionIn(` ${source}`, words) !== null),
    ),
    ...spelled,
  ];
}

/** Every significant word is in the source, means the same as one there, or is another name for something there. */
export function checkWords(line: string, context: readonly string[], rewrite: string, demand: Demand | null): RewriteFlaw[] {
  const given = wordsOf(line).map(({ stem }) => stem);
  const heads = new Set(context.flatMap((text) => wordsOf(text).map(({ stem }) => stem)));
  const names = otherNames(`${line}\n${context.join('\n')}`, rewrite);
  const skills = findSkills(rewrite);
  return wordsOf(rewrite).flatMap(({ stem, start, end }): RewriteFlaw[] => {
    const word = rewrite.slice(start, end);
    const isKnown =
      grammar.has(stem) ||
      plainVerbs.has(stem) ||
      given.some((own) => sameMeaning(own, stem)) ||
      heads.has(stem) ||
      isFigure(word) ||
      isDirection(line, word) ||
      names.some((name) => name.start <= start && end <= name.end);
    if (isKnown) return [];
    const isSkill = skills.some((skill) => skill.start <= start && end <= skill.end);
    const isName = /\p{Lu}/u.test(word) && start > 0 && !/[.!?:]\s*$/.test(rewrite.slice(0, start));
    const isFromPosting = demand?.stems.has(stem) ?? false;
    return [{ reason: isSkill || isFromPosting ? 'skill' : isName ? 'name' : 'word', words: word }];
  });
}

const farthest = 3;
const divider = /[;,.:]|\s(?:and|or|but|while|with|for|from|to|in|on|at|by|of)\s/;

/** Words that are side by side were side by side in the source: "Flask services and a Vue.js screen" has no Vue.js services. */
export function checkNeighbours(line: string, rewrite: string): RewriteFlaw[] {
  const given = wordsOf(line);
  const own = wordsOf(rewrite);
  return own.flatMap((word, index): RewriteFlaw[] => {
    const next = own[index + 1];
    if (!next || !/^[\s-]$/.test(rewrite.slice(word.end, next.start))) return [];
    if (
      [word, next].some(
        ({ stem, start, end }) =>
          grammar.has(stem) || plainVerbs.has(stem) || isFigure(rewrite.slice(start, end)) || markers.has(rewrite.slice(start, end).toLowerCase()),
      )
    )
      return [];
    if (index === 0 && isDirection(line, rewrite.slice(word.start, word.end))) return [];
    const firsts = given.filter(({ stem }) => sameMeaning(stem, word.stem));
    const seconds = given.filter(({ stem }) => sameMeaning(stem, next.stem));
    if (firsts.length === 0 || seconds.length === 0) return [];
    // A verb at the beginning of a clause governs everything that follows in it.
    const isHead = firsts.some(({ start }) => /(?:^|[;.]\s*)$/.test(line.slice(0, start)));
    const stoodSo = firsts.some((first) =>
      seconds.some((second) => {
        const [from, to] = first.start < second.start ? [first, second] : [second, first];
        return (
          (isHead && !/;/.test(line.slice(from.end, to.start))) ||
          (given.indexOf(to) - given.indexOf(from) <= farthest && !divider.test(line.slice(from.end, to.start)))
        );
      }),
    );
    return stoodSo ? [] : [{ reason: 'relation', words: rewrite.slice(word.start, next.end) }];
  });
}

const degree = /\b(bachelors?|masters?|doctors?|doctorate|diploma|degree|certificate|licen[sc]e)(?: degree)? (?:of|in) (\p{L}+)/giu;

/** A degree is in what the source says it is in: "bachelor courses in biology" are not a bachelor of biology. */
export function checkDegrees(line: string, rewrite: string): RewriteFlaw[] {
  const pairs = new Set([...line.matchAll(degree)].map(([, rank = '', field = '']) => `${rank} ${field}`.toLowerCase()));
  return [...rewrite.matchAll(degree)].flatMap(([words, rank = '', field = '']): RewriteFlaw[] =>
    pairs.has(`${rank} ${field}`.toLowerCase()) ? [] : [{ reason: 'claim', words }],
  );
}
