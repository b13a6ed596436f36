import type { ResumeDocument } from '@folia/contracts/resume-document';
import type { ComposedResume } from '../words/compose-resume';
import type { Layout } from './drawn-page';
import { layOut } from './lay-out';
import type { TextSetter } from './set-text';
import { templates } from './templates';
import { closest, tightenTheme } from './tighten-theme';

export type FittedLayout = { layout: Layout; fits: boolean; bodySize: number };

/** A last page that fills less than this share of the sheet looks like leftovers. */
const scant = 0.28;
/** How far a resume may be tightened just to get rid of such a page: mostly space, hardly any type. */
const gentle = 6;

const isScant = ({ pages, height }: Layout) => pages.length > 1 && Math.max(0, ...(pages.at(-1)?.texts ?? []).map(({ baseline }) => baseline)) < scant * height;

/**
 * Lays a resume out on as many pages as asked for, set only as tightly as that needs. If the tightest setting still takes more pages, that one is the answer
 * and `fits` is false. A few leftover lines on a last page are pulled onto the page before, if a little less space is enough for that. Nothing is ever left
 * out. Pure.
 */
export function fitPages(resume: ComposedResume, document: ResumeDocument, setter: TextSetter): FittedLayout {
  const { template, pageSize, maxPages } = document;
  const at = (step: number): FittedLayout => {
    const theme = tightenTheme(templates[template], step);
    const layout = layOut(resume, theme, pageSize, setter);
    return { layout, fits: maxPages === null || layout.pages.length <= maxPages, bodySize: theme.sizes.body };
  };
  const asDrawn = at(0);
  if (asDrawn.fits) {
    for (let step = 1; step <= gentle && isScant(asDrawn.layout); step += 1) {
      const closer = at(step);
      if (closer.layout.pages.length < asDrawn.layout.pages.length) return closer;
    }
    return asDrawn;
  }
  let best = at(closest);
  let [tooWide, close] = [0, closest];
  while (best.fits && close - tooWide > 1) {
    const step = Math.floor((tooWide + close) / 2);
    const tried = at(step);
    if (tried.fits) [best, close] = [tried, step];
    else tooWide = step;
  }
  return best;
}
