import { lineKey } from '@folia/contracts/line-key';
import type { RefusedWording, TailoredLine, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import type { Judged } from '@folia/text/model-question';
import type { Demand } from '../tailor/analyse/demand';
import { checkWording } from './check-wording';
import { openLines, type Wordings } from './rewrite-question';

/** How much of the flaws of a dropped wording, and of its text, is kept for display. */
const mostFlaws = 4;
const longestShown = 300;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
/** The flaws of a word are reported once, under the most informative reason. */
const told = (flaws: RefusedWording['flaws']) =>
  flaws.filter(({ reason, words }) => reason !== 'word' || !flaws.some((one) => one.reason !== 'word' && one.words.toLowerCase() === words.toLowerCase()));
const refusal = (text: string, flaws: RefusedWording['flaws']): RefusedWording => ({
  text: text.slice(0, longestShown),
  flaws: told(flaws)
    .slice(0, mostFlaws)
    .map(({ reason, words }) => ({ reason, words: words.slice(0, longestShown) })),
});

/**
 * Applies those of a model's wordings that hold up to a tailoring. Others are kept beside their line with the reasons, so that people can see them. A line is
 * reworded once; a wording for a line that was not open counts as dropped. Pure; never throws.
 */
export function applyWordings(tailoring: Tailoring, demand: Demand, { lines }: Wordings): Judged<Tailoring> {
  const open = openLines(tailoring);
  const changed = new Map<string, TailoredLine>();
  let [accepted, dropped] = [0, 0];
  for (const { id, text: proposed } of lines) {
    const line = changed.get(id) ?? open.get(id);
    const text = tidy(proposed);
    if (line && text === (line.text || line.words)) continue;
    const flaws = line?.by === 'engine' ? checkWording(line, text, demand) : null;
    if (line && flaws?.length === 0) {
      changed.set(id, { ...line, choice: 'rewritten', text, by: 'model' });
      accepted += 1;
      continue;
    }
    dropped += 1;
    const refused = line?.refused ?? [];
    if (line && flaws && !refused.some((one) => one.text === text.slice(0, longestShown)))
      changed.set(id, { ...line, refused: [...refused, refusal(text, flaws)] });
  }
  const sections = tailoring.sections.map(({ kind, items }) => ({
    kind,
    items: items.map((item) => ({ ...item, lines: item.lines.map((line) => changed.get(lineKey(item.itemId, line)) ?? line) })),
  }));
  return { result: { ...tailoring, sections }, accepted, dropped };
}
