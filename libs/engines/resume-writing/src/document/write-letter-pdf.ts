import type { ResumeDocument } from '@folia/contracts/resume-document';
import { FontSet } from './fonts/font-set';
import { readsFromRight } from './layout/bidi-runs';
import type { Layout } from './layout/drawn-page';
import { layOutLetter } from './layout/lay-out-letter';
import { TextSetter } from './layout/set-text';
import { templates } from './layout/templates';
import { closest, tightenTheme } from './layout/tighten-theme';
import { drawResume } from './pdf/draw-resume';
import { composeResume } from './words/compose-resume';
import { printableText } from './words/printable-text';
import { facesOf, type WrittenPdf } from './write-pdf';

/**
 * A letter as a tagged PDF under the header of its resume, in its template and page size, set as tightly as fitting on one page requires; a longer one
 * continues on the next. Same input, same bytes.
 */
export async function writeLetterPdf(document: ResumeDocument, said: readonly string[], createdAt: Date): Promise<Pick<WrittenPdf, 'data' | 'fit'>> {
  const { template, pageSize, language } = document;
  const header = composeResume({ ...document, sections: [] });
  const paragraphs = said.map(printableText).filter(Boolean);
  const words = ['0123456789/', header.name, header.headline, ...header.contact.map(({ text }) => text), ...paragraphs].join(' ');
  const theme = templates[template];
  const fonts = await FontSet.load(facesOf(theme), words);
  const setter = new TextSetter(fonts, readsFromRight(words));
  const at = (step: number) => {
    const tight = tightenTheme(theme, step);
    return { layout: layOutLetter(header, paragraphs, tight, pageSize, setter), bodySize: tight.sizes.body };
  };
  const isOnePage = ({ layout }: { layout: Layout }) => layout.pages.length === 1;
  let set = at(0);
  for (let step = 1; step <= closest && !isOnePage(set); step += 1) set = at(step);
  const { layout, bodySize } = isOnePage(set) ? set : at(0);
  const data = await drawResume(layout, { title: header.name, author: header.name, language, createdAt });
  return { data, fit: { pages: layout.pages.length, fits: layout.pages.length === 1, bodySize, missing: fonts.missing } };
}
