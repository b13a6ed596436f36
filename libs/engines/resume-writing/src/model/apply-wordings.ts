import { lineKey } from '@folia/contracts/line-key';
import type { RefusedWording, TailoredLine, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import type { Judged } from '@folia/text/model-question';
import type { Demand } from '../tailor/demand';
import { checkWording } from './check-wording';
import { openLines, type Wordings } from './rewrite-question';

/** As much of what is wrong with a dropped wording, and of its text, as is kept to be shown. */
const mostFlaws = 4;
const longestShown = 300;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
/** What is wrong with a word is said once, by the reason that says most. */
const told = (flaws: RefusedWording['flaws']) =>
  flaws.filter(({ reason, words }) => reason !== 'word' || !flaws.some((one) => one.reason !== 'word' && one.words.toLowerCase() === words.toLowerCase()));
const refusal = (text: string, flaws: RefusedWording['flaws']): RefusedWording => ({
  text: text.slice(0, longestShown),
  flaws: told(flaws)
    .slice(0, mostFlaws)
    .map(({ reason, words }) => ({ reason, words: words.slice(0, longestShown) })),
});

/**
 * Puts what holds of a model's wordings into a tailoring; what does not is kept beside its line with the reasons, so that it can be seen. A line is worded
 * once; a wording of a line that was not open counts as dropped. Pure; never throws.
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
