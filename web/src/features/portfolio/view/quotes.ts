import type { AnyFields } from '@folia/contracts/item/fields';
import { skillFinder } from './find-skill';
import { shownHeading } from './row-facts';
import type { Block } from './text-blocks';
import type { ItemWithBlocks } from './with-texts';

/** A line of an item's text, the item's own heading, or only its list of skills. */
type QuotePlace = { block: number; line: number; start: number; end: number } | 'heading' | 'list';

/** Words on the page that show a skill. `number` counts quotes across the whole page (sketch portfolio-calm). */
export type Quote = { number: number; skillId: string; skill: string; itemId: string; place: QuotePlace };

/** More marks than this behind one skill are noise. */
const marksPerSkill = 3;

const name = (fields: AnyFields) => (typeof fields.name === 'string' ? fields.name : '');
const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

type Source = { item: ItemWithBlocks; heading: string; blocks: Block[]; skills: string[] };

function findPlace(skill: string, find: ReturnType<typeof skillFinder>, { heading, blocks, skills }: Source): QuotePlace | null {
  for (const [block, { lines }] of blocks.entries()) {
    for (const [line, { text }] of lines.entries()) {
      const found = find(text);
      if (found) return { block, line, ...found };
    }
  }
  if (find(heading)) return 'heading';
  return skills.some((entry) => sameName(entry, skill)) ? 'list' : null;
}

/** Every quote of a portfolio whose items stand in page order. Words in a text come before a bare list of skills. */
export function findQuotes(items: readonly ItemWithBlocks[]): Quote[] {
  const skills = items.filter((item) => item.kind === 'skill' && name(item.fields));
  const sources = items
    .filter((item) => item.kind !== 'skill' && item.kind !== 'language')
    .map(
      (item): Source => ({
        item,
        heading: shownHeading(item),
        blocks: item.blocks,
        skills: Array.isArray(item.fields.skills) ? item.fields.skills : [],
      }),
    );
  const chosen = new Map<string, Omit<Quote, 'number'>[]>();
  for (const { id, fields } of skills) {
    const skill = name(fields);
    const find = skillFinder(skill);
    const found = sources.flatMap((source): Omit<Quote, 'number'>[] => {
      const place = findPlace(skill, find, source);
      return place ? [{ skillId: id, skill, itemId: source.item.id, place }] : [];
    });
    const best = [...found.filter(({ place }) => place !== 'list'), ...found.filter(({ place }) => place === 'list')].slice(0, marksPerSkill);
    for (const quote of best) chosen.set(quote.itemId, [...(chosen.get(quote.itemId) ?? []), quote]);
  }
  const inPageOrder = sources.flatMap(({ item }) => (chosen.get(item.id) ?? []).sort((a, b) => rank(a) - rank(b)));
  return inPageOrder.map((quote, index) => ({ number: index + 1, ...quote }));
}

const rank = ({ place }: Omit<Quote, 'number'>) =>
  place === 'heading' ? -1 : place === 'list' ? Number.MAX_SAFE_INTEGER : place.block * 1e9 + place.line * 1e6 + place.start;

/** A longer quote would be too long to read beside a skill. */
const longest = 140;

/** The sentence around a quote's words, cut to what can be read beside a skill; '' if only a heading or a list says it. */
export function quotedSentence(blocks: readonly Block[], quote: Quote | null): string {
  if (!quote || typeof quote.place === 'string') return '';
  const { block, line, start, end } = quote.place;
  const text = blocks[block]?.lines[line]?.text ?? '';
  // A full stop inside "2.1 ms" does not end a sentence.
  const before = Math.max(0, ...['. ', '! ', '? ', '; ', ': '].map((sign) => text.slice(0, start).lastIndexOf(sign) + 2).filter((at) => at > 1));
  const after = text.slice(end).search(/[.!?;](\s|$)/);
  const sentence = text.slice(before, after === -1 ? text.length : end + after).trim();
  if (sentence.length <= longest) return sentence;
  const from = Math.max(before, start - longest / 2);
  const cut = text.slice(from, from + longest);
  const words = cut.replace(/\s\S*$/, '');
  return from > before ? `…${words.replace(/^\S*\s/, '')}…` : `${words}…`;
}
