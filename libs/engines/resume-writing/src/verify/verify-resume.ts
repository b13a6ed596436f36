import { kindsInDocuments } from '@folia/contracts/item/kinds';
import type { ResumeDocument } from '@folia/contracts/resume-document';
import type { RewriteFlaw } from '@folia/contracts/tailored-resume/tailor-made';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { areSynonyms } from '@folia/skills/synonyms';
import { wordsOf } from '@folia/text/word-stems';
import { summaryFrame } from '../tailor/compose/compose-summary';
import { beforeNames, plainBefore } from '../words/at-employer';
import { joiningWords } from '../words/listed';
import { quantitiesIn } from './read-quantities';
import { verifyRewrite } from './verify-rewrite';

/** A line of a resume that its items do not bear out. */
export type UnborneLine = { text: string; itemIds: readonly string[]; flaws: readonly RewriteFlaw[] };

const valuesOf = ({ fields }: PortfolioItem): string[] =>
  Object.values(fields)
    .flatMap((value) => (typeof value === 'boolean' ? [] : value))
    .filter(Boolean);
/** Words of ours in a summary: its sentences without what fills them, what stands before employers and between parts of a list. */
const frame = new Set([...summaryFrame, ...beforeNames, ...plainBefore, ...joiningWords, 'e'].flatMap((said) => wordsOf(said).map(({ stem }) => stem)));

/** A line of an item appears in it word for word, apart from aligned words, or it holds up against one of the item's values. */
function checkLine(text: string, item: PortfolioItem): RewriteFlaw[] {
  const values = valuesOf(item);
  if (values.some((value) => value === text || value.includes(text))) return [];
  const parts = kindsInDocuments[item.kind].parts;
  const context = [parts.title, parts.organisation].flatMap((field) => (field && typeof item.fields[field] === 'string' ? [item.fields[field] as string] : []));
  const flaws = values.map((line) => verifyRewrite({ line, context }, text, null));
  return flaws.sort((a, b) => a.length - b.length)[0] ?? [{ reason: 'word', words: text }];
}

/** The summary says nothing that is not in the items it cites: every word and number, and no more years of work than were worked. */
function checkSummary(text: string, items: readonly PortfolioItem[], headline: string, years: number): RewriteFlaw[] {
  const source = [headline, ...items.flatMap(valuesOf)].join('\n');
  const given = new Set(wordsOf(source).map(({ stem }) => stem));
  const numbers = quantitiesIn(source);
  const names = source.match(/[\p{L}\p{N}][\p{L}\p{N}+#&-]*(?:\.[\p{L}\p{N}]+)*/gu) ?? [];
  const inBrackets = [...text.matchAll(/([\p{L}\p{N}+#.&-]+(?: [\p{L}\p{N}+#.&-]+){0,4}) \(([^()]{1,60})\)/gu)];
  const isOtherName = (word: string) =>
    inBrackets.some(([, before = '', inside = '']) => [before, inside].some((side) => side.includes(word)) && sameTail(before, inside)) ||
    names.some((name) => areSynonyms(name, word) !== null);
  return [
    ...wordsOf(text).flatMap(({ stem, start, end }): RewriteFlaw[] => {
      const word = text.slice(start, end);
      return given.has(stem) || frame.has(stem) || /^\d/.test(word) || isOtherName(word) ? [] : [{ reason: 'word', words: word }];
    }),
    ...quantitiesIn(text).flatMap(({ value, unit, start, end }): RewriteFlaw[] => {
      const isYears = /^\s*(?:years?|Jahr|ans?\b|años?)/.test(text.slice(end)) && value <= years;
      return isYears || numbers.some((other) => other.value === value && other.unit === unit) ? [] : [{ reason: 'number', words: text.slice(start, end) }];
    }),
  ];
}
const sameTail = (before: string, inside: string) => {
  const words = before.split(' ');
  return words.some((_, index) => areSynonyms(words.slice(index).join(' '), inside) !== null);
};

/** Checks every line of a resume against the items it cites, and returns those that say more. `careerYears`: whole years of all positions. Pure. */
export function verifyResume(document: ResumeDocument, items: readonly PortfolioItem[], careerYears: number): UnborneLine[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return document.sections.flatMap(({ kind, entries }) =>
    entries.flatMap((entry) => {
      const lines = [...entry.paragraphs, ...entry.bullets, ...entry.tags].map(({ text, itemIds }) => {
        const sources = itemIds.flatMap((id) => byId.get(id) ?? []);
        const [only] = sources;
        const flaws =
          kind === 'summary'
            ? checkSummary(text, sources, document.header.headline, careerYears)
            : only
              ? checkLine(text, only)
              : [{ reason: 'word' as const, words: text }];
        return { text, itemIds, flaws };
      });
      const sources = entry.itemIds.flatMap((id) => byId.get(id) ?? []);
      const head =
        kind === 'skill'
          ? [{ text: entry.title, itemIds: entry.itemIds, flaws: checkSummary(entry.title, sources, '', 0) }]
          : [entry.title, entry.organisation, entry.place, entry.start, entry.end].filter(Boolean).map((text) => ({
              text,
              itemIds: entry.itemIds,
              flaws: sources.some((item) => valuesOf(item).includes(text)) ? [] : [{ reason: 'name' as const, words: text }],
            }));
      return [...(kind === 'summary' ? [] : head), ...lines].filter(({ flaws }) => flaws.length > 0);
    }),
  );
}
