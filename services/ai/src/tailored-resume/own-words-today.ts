import { lineKey, sentenceKey } from '@folia/contracts/line-key';
import type { OwnWordsToday } from '@folia/contracts/own-words';
import type { ResumeHeader, ResumeLine } from '@folia/contracts/resume-document';
import type { RewriteFlaw, TailoredLine, Tailoring } from '@folia/contracts/tailor-made';
import type { OwnChoices } from '@folia/contracts/tailored-resume';
import type { PortfolioItem } from '../fit-score/read-portfolio';
import { composeSentences } from '../tailor-made/compose-summary';
import { itemParts, textOf } from '../tailor-made/document/item-parts';
import { todaysLine } from '../tailor-made/todays-line';
import { verifyRewrite } from '../tailor-made/verify-rewrite';

/** Own words with what they say, and the items they rest on. */
export type StandingWords = OwnWordsToday & { text: string; itemIds: string[] };

/** What own words are written over; `bears`: all that may bear them out. */
type Source = { says: string; itemIds: string[]; bears: string; context: string[] };

/** What a person is told of: facts that the source does not bear. Another word for the same thing is their own affair. */
const told: ReadonlySet<RewriteFlaw['reason']> = new Set(['number', 'date', 'name', 'skill', 'claim', 'rank', 'scope', 'hedge', 'negation']);

function sourceOfLine(item: PortfolioItem | undefined, line: TailoredLine): Source | null {
  const says = item ? todaysLine(item.fields, line) : null;
  if (!item || says === null) return null;
  const { title, organisation } = itemParts[item.kind];
  const { skills } = item.fields;
  const context = [textOf(item.fields, title), textOf(item.fields, organisation), ...(Array.isArray(skills) ? skills : [])];
  return { says, itemIds: [item.id], bears: says, context };
}

/** A sentence of the summary rests on whole items. */
function sourceOfSentence({ text, itemIds }: ResumeLine, byId: ReadonlyMap<string, PortfolioItem>): Source {
  const values = itemIds.flatMap((id) => Object.values(byId.get(id)?.fields ?? {}).flatMap((value) => (typeof value === 'boolean' ? [] : value)));
  return { says: text, itemIds, bears: [text, ...values].join('\n'), context: [] };
}

function flawsOf({ bears, context }: Source, words: string): RewriteFlaw[] {
  const flaws = verifyRewrite({ line: bears, context }, words, null).filter(({ reason }) => told.has(reason));
  return flaws.filter((flaw, index) => flaws.findIndex((other) => other.words === flaw.words) === index);
}

/**
 * Holds a person's own words against the portfolio of today. They stand as long as their source says what it said when they were written; one that was
 * corrected since stands in their place, unless it bears them out. What is gone takes them along. Pure.
 */
export function ownWordsToday(tailoring: Tailoring, { words = {} }: OwnChoices, items: readonly PortfolioItem[], header: ResumeHeader): StandingWords[] {
  if (Object.keys(words).length === 0) return [];
  const byId = new Map(items.map((item) => [item.id, item]));
  const hold = (key: string, find: () => Source | null): StandingWords[] => {
    const own = words[key];
    if (!own) return [];
    const source = find();
    if (!source) return [{ key, text: own.text, source: '', changed: true, stands: false, flaws: [], itemIds: [] }];
    const flaws = flawsOf(source, own.text);
    const changed = source.says !== own.over;
    return [{ key, text: own.text, source: source.says, changed, stands: !changed || flaws.length === 0, flaws, itemIds: source.itemIds }];
  };
  const sentences = composeSentences(tailoring.summary, items, header, tailoring.asOf);
  return [
    ...sentences.flatMap((line, place) => hold(sentenceKey(place), () => line && sourceOfSentence(line, byId))),
    ...tailoring.sections.flatMap((section) =>
      section.items.flatMap(({ itemId, lines }) => lines.flatMap((line) => hold(lineKey(itemId, line), () => sourceOfLine(byId.get(itemId), line)))),
    ),
  ];
}

/** Lines of which the portfolio says something else today than when the resume was made, empty where it says nothing. Pure. */
export function changedSources(tailoring: Tailoring, items: readonly PortfolioItem[]): Record<string, string> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const changed = tailoring.sections.flatMap((section) =>
    section.items.flatMap(({ itemId, lines }) => {
      const item = byId.get(itemId);
      if (!item) return [];
      return lines.flatMap((line) => {
        const today = todaysLine(item.fields, line) ?? '';
        return today === line.words ? [] : [[lineKey(itemId, line), today] as const];
      });
    }),
  );
  return Object.fromEntries(changed);
}
