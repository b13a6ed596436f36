import { type HtmlToTextOptions, htmlToText } from 'html-to-text';
import { besideTheWords, boundedHtml } from './bounded-html';

const skipped = [...besideTheWords, 'script', 'style', 'noscript', 'template', 'svg', 'img'];
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxDepth: 100 },
  baseElements: { selectors: ['body'] },
  selectors: [
    ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
    ...skipped.map((selector) => ({ selector, format: 'skip' })),
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: 'table', format: 'block' },
  ],
};

const tidy = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The text of a piece of HTML, line by line: lists with dashes, no menus, scripts or pictures. */
export const htmlToWords = (html: string): string => tidy(htmlToText(boundedHtml(html), options));
