import type { ResumeDocument } from '@folia/contracts/resume-document';
import type { ComposedResume } from '../words/compose-resume';
import type { Layout } from './drawn-page';
import { layOut } from './lay-out';
import type { TextSetter } from './set-text';
import { templates } from './templates';
import { closest, tightenTheme } from './tighten-theme';

export type FittedLayout = { layout: Layout; fits: boolean; bodySize: number };

/**
 * Lays a resume out on as many pages as asked for, set as close as that needs and no closer; when the closest setting takes more pages,
 * that one is the answer and `fits` is false. Nothing is ever left out. Pure.
 */
export function fitPages(resume: ComposedResume, document: ResumeDocument, setter: TextSetter): FittedLayout {
  const { template, pageSize, maxPages } = document;
  const at = (step: number): FittedLayout => {
    const theme = tightenTheme(templates[template], step);
    const layout = layOut(resume, theme, pageSize, setter);
    return { layout, fits: maxPages === null || layout.pages.length <= maxPages, bodySize: theme.sizes.body };
  };
  const asDrawn = at(0);
  if (asDrawn.fits) return asDrawn;
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
