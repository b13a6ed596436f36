import type { PageFit, PrintedLine, ResumeDocument } from '@folia/contracts/resume-document';
import type { Face } from './fonts/font-families';
import { FontSet } from './fonts/font-set';
import { readsFromRight } from './layout/bidi-runs';
import { fitPages } from './layout/fit-pages';
import { layOut } from './layout/lay-out';
import { printedLines } from './layout/printed-lines';
import { TextSetter } from './layout/set-text';
import { setWatermark } from './layout/set-watermark';
import { templates } from './layout/templates';
import type { Theme } from './layout/theme';
import { drawResume } from './pdf/draw-resume';
import { type ComposedResume, composeResume } from './words/compose-resume';

export type WrittenPdf = { data: Buffer; fit: PageFit; lines: PrintedLine[] };

/** The fonts a template is set in. */
export function facesOf({ fonts, header, heading }: Theme): Face[] {
  const { body, head, weights } = fonts;
  const faces: Face[] = [
    { family: body, weight: weights.body },
    { family: body, weight: weights.strong },
    { family: head, weight: weights.body },
    { family: head, weight: header.weight },
    { family: head, weight: heading.weight },
  ];
  return faces.filter(({ family, weight }, index) => faces.findIndex((other) => other.family === family && other.weight === weight) === index);
}

/** All words of a resume, and the capitals of headings that are set in capitals. */
function wordsOf(resume: ComposedResume): string {
  const entries = resume.sections.flatMap(({ entries: all }) => all);
  const texts = entries.flatMap(({ title, period, under, place, lines, paragraphs, bullets, closing }) => [
    title,
    period,
    under,
    place,
    ...[...lines, ...bullets, ...closing].flat().map(({ text }) => text),
    ...paragraphs,
  ]);
  const headings = [resume.contactHeading, ...resume.sections.map(({ heading }) => heading)].flatMap((heading) => [
    heading,
    heading.toLocaleUpperCase(resume.language),
  ]);
  return ['0123456789/', resume.name, resume.headline, ...resume.contact.map(({ text }) => text), ...headings, ...texts].join(' ');
}

/**
 * A resume as a tagged PDF in its template, with embedded fonts and no ligatures. `createdAt` is part of the file. `watermark` stands across every page, behind
 * the words. Same input, same bytes.
 */
export async function writePdf(document: ResumeDocument, createdAt: Date, watermark = ''): Promise<WrittenPdf> {
  const resume = composeResume(document);
  const words = wordsOf(resume);
  const fonts = await FontSet.load(facesOf(templates[document.template]), `${words} ${watermark}`);
  const setter = new TextSetter(fonts, readsFromRight(words));
  const { layout, fits, bodySize } = fitPages(resume, document, setter);
  const mark = setWatermark(watermark, templates[document.template], layout, setter);
  const data = await drawResume(layout, { title: resume.name, author: resume.name, language: document.language, createdAt }, mark);
  return { data, fit: { pages: layout.pages.length, fits, bodySize, missing: fonts.missing }, lines: printedLines(layout) };
}

/** A document that is composed already, on A4 in one column, as a tagged PDF. Same input, same bytes. */
export async function writeComposedPdf(composed: ComposedResume, createdAt: Date): Promise<Buffer> {
  const words = wordsOf(composed);
  const fonts = await FontSet.load(facesOf(templates.plain), words);
  const layout = layOut(composed, templates.plain, 'a4', new TextSetter(fonts, readsFromRight(words)));
  return drawResume(layout, { title: composed.name, author: 'Folia', language: composed.language, createdAt });
}
