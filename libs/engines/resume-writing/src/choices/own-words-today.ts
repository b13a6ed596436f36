import { kindsInDocuments } from '@folia/contracts/item/kinds';
import { lineKey, sentenceKey } from '@folia/contracts/line-key';
import type { ResumeHeader, ResumeLine } from '@folia/contracts/resume-document';
import type { OwnChoices } from '@folia/contracts/tailored-resume/shapes';
import type { TailoredLine, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { textOf } from '../document/text-of';
import { composeSentences } from '../tailor/compose/compose-summary';
import { todaysLine } from '../tailor/compose/todays-line';
import { withOwnLines } from './apply-choices';
import { holdOwnWords, type OwnWordsSource, type StandingWords, wordsOfItems } from './hold-own-words';

type Items = ReadonlyMap<string, PortfolioItem>;

function sourceOfLine(item: PortfolioItem | undefined, line: TailoredLine): OwnWordsSource | null {
  const says = item ? todaysLine(item.fields, line) : null;
  if (!item || says === null) return null;
  const { title, organisation } = kindsInDocuments[item.kind].parts;
  const { skills } = item.fields;
  const context = [textOf(item.fields, title), textOf(item.fields, organisation), ...(Array.isArray(skills) ? skills : [])];
  return { says, itemIds: [item.id], bears: says, context };
}

/** A sentence of the summary rests on whole items. */
const sourceOfSentence = ({ text, itemIds }: ResumeLine, byId: Items): OwnWordsSource => ({
  says: text,
  itemIds,
  bears: [text, ...wordsOfItems(itemIds.flatMap((id) => byId.get(id) ?? []))].join('\n'),
  context: [],
});

/** A person's own words for lines and for sentences of the summary; a sentence may quote a line in their words. Pure. */
export function ownWordsToday(tailoring: Tailoring, choices: OwnChoices, items: readonly PortfolioItem[], header: ResumeHeader): StandingWords[] {
  const { words = {} } = choices;
  if (Object.keys(words).length === 0) return [];
  const byId: Items = new Map(items.map((item) => [item.id, item]));
  const lines = tailoring.sections.flatMap((section) =>
    section.items.flatMap(({ itemId, lines: all }) =>
      all.flatMap((line) => holdOwnWords(words, lineKey(itemId, line), () => sourceOfLine(byId.get(itemId), line))),
    ),
  );
  const sentences = composeSentences(withOwnLines(tailoring, choices, lines), items, header);
  return [...sentences.flatMap((line, place) => holdOwnWords(words, sentenceKey(place), () => line && sourceOfSentence(line, byId))), ...lines];
}

/** Lines for which the portfolio says something different today than when the resume was made, empty where it no longer says anything. Pure. */
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
