import { type Markup, markup } from './markup';

/** The brand's colours that e-mails use: light as written, dark where the mail program asks for it. */
export const colours = {
  light: {
    ground: '#faf9f5',
    line: '#e4e1d8',
    ink: '#17201b',
    'ink-2': '#46524b',
    'ink-3': '#5d6862',
    leaf: '#0d7a4b',
    'leaf-ink': '#ffffff',
  },
  dark: {
    ground: '#0d1110',
    line: '#26302c',
    ink: '#e8ede9',
    'ink-2': '#b3beb8',
    'ink-3': '#8a958f',
    leaf: '#7ad7a2',
    'leaf-ink': '#06251a',
  },
};
type Colour = keyof typeof colours.light;

// Mail programs load no fonts of ours: the brand's where they are installed, else the nearest one has.
const sans = "Inter,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "Newsreader,Georgia,'Times New Roman',serif";
const anyBreak = 'overflow-wrap:anywhere;word-break:break-word';

type Look = { css: string; ink?: Colour; ground?: Colour; line?: Colour };
/** How each part of an e-mail looks. Colours stand apart, because they are written once for each theme. */
const looks = {
  page: { css: 'margin:0;padding:0', ground: 'ground' },
  column: { css: `padding:32px 20px 40px;text-align:left;font-family:${sans}`, ground: 'ground' },
  wordmark: { css: 'margin:0 0 32px;font-size:24px;line-height:1.2;font-weight:600;letter-spacing:-0.04em', ink: 'ink' },
  // Drawn, since not every font has the sign; a program that cannot draw it shows the sign.
  dot: {
    css: 'display:inline-block;overflow:hidden;width:0.56em;height:0.56em;margin:0 0.04em;border-radius:50%;line-height:1;background-image:linear-gradient(currentColor,currentColor)',
    ink: 'leaf',
  },
  title: { css: `margin:0 0 16px;font-family:${serif};font-size:28px;line-height:1.2;font-weight:500;${anyBreak}`, ink: 'ink' },
  paragraph: { css: `margin:0 0 16px;font-size:16px;line-height:1.6;${anyBreak}`, ink: 'ink-2' },
  quote: {
    css: `margin:0 0 20px;padding:2px 0 2px 16px;border-left:2px solid;font-family:${serif};font-size:18px;line-height:1.6;${anyBreak}`,
    ink: 'ink',
    line: 'leaf',
  },
  code: { css: 'margin:4px 0 20px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;line-height:1.2;letter-spacing:0.16em', ink: 'ink' },
  rows: { css: 'width:100%;margin:4px 0 20px;border-collapse:collapse;font-size:15px;line-height:1.5;font-variant-numeric:tabular-nums' },
  label: { css: 'padding:10px 16px 10px 0;border-bottom:1px solid;font-weight:400;text-align:left;vertical-align:top', ink: 'ink-2', line: 'line' },
  value: { css: `padding:10px 0;border-bottom:1px solid;text-align:right;vertical-align:top;${anyBreak}`, ink: 'ink', line: 'line' },
  button: { css: 'border-radius:6px', ground: 'leaf' },
  press: {
    css: 'display:inline-block;padding:12px 20px;border-radius:6px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none',
    ink: 'leaf-ink',
    ground: 'leaf',
  },
  address: { css: `margin:12px 0 0;font-size:13px;line-height:1.5;${anyBreak}`, ink: 'ink-3' },
  foot: { css: `margin:0;padding-top:16px;font-size:13px;line-height:1.6;${anyBreak}`, ink: 'ink-3' },
  rule: { css: 'margin:32px 0 0;border-top:1px solid', line: 'line' },
  link: { css: 'text-decoration:underline', ink: 'ink-3' },
} satisfies Record<string, Look>;
type Part = keyof typeof looks;

const coloursOf = ({ ink, ground, line }: Look, theme: keyof typeof colours, mark = '') =>
  [ink && `color:${colours[theme][ink]}`, ground && `background-color:${colours[theme][ground]}`, line && `border-color:${colours[theme][line]}`]
    .filter((one) => one !== undefined)
    .map((one) => one + mark);

/** The attributes that give an element its look: light inline, where every mail program reads it, and the class that the dark theme is said for. */
export const look = (part: Part): Markup => markup`class="${part}" style="${[looks[part].css, ...coloursOf(looks[part], 'light')].join(';')}"`;

/** What the dark theme changes. */
export const darkStyles = (): Markup => {
  const rules = Object.entries<Look>(looks).map(([part, one]) => [part, coloursOf(one, 'dark', ' !important').join(';')] as const);
  return markup`@media (prefers-color-scheme:dark){${rules.filter(([, css]) => css).map(([part, css]) => markup`.${part}{${css}}`)}}`;
};
