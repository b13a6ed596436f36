import type { ResumeTemplate } from '@folia/contracts/resume-document';
import type { Theme } from './theme';

const folio: Theme = {
  fonts: { body: 'newsreader', head: 'inter', weights: { body: 400, strong: 600 } },
  sizes: { name: 25, headline: 11.5, contact: 9.25, heading: 10.5, title: 11, body: 10.75 },
  leading: 1.36,
  colors: { ink: '#17201b', soft: '#4c5850', accent: '#17201b', line: '#c3c9c2' },
  margins: { side: 54, block: 50 },
  gaps: { section: 1.35, heading: 0.5, entry: 0.8, part: 0.22, bullet: 0.14 },
  header: { align: 'start', weight: 600, band: null, span: 'page', rule: false },
  heading: { weight: 600, caps: false, tracking: 0, align: 'start', rule: 'below' },
  bullet: '•',
  aside: null,
};

const plain: Theme = {
  ...folio,
  fonts: { body: 'inter', head: 'inter', weights: { body: 400, strong: 600 } },
  sizes: { name: 21, headline: 11, contact: 9.5, heading: 12, title: 10.25, body: 9.75 },
  leading: 1.45,
  colors: { ink: '#111111', soft: '#444444', accent: '#111111', line: '#999999' },
  gaps: { ...folio.gaps, section: 1.6, heading: 0.55 },
  header: { ...folio.header, weight: 700 },
  heading: { ...folio.heading, weight: 700, rule: 'none' },
};

const classic: Theme = {
  ...folio,
  fonts: { body: 'eb-garamond', head: 'eb-garamond', weights: { body: 400, strong: 600 } },
  sizes: { name: 30, headline: 13, contact: 10.75, heading: 12, title: 12, body: 11.75 },
  leading: 1.28,
  colors: { ink: '#1a1a1a', soft: '#484848', accent: '#1a1a1a', line: '#a8a8a8' },
  margins: { side: 62, block: 52 },
  header: { align: 'center', weight: 500, band: null, span: 'page', rule: false },
  heading: { weight: 500, caps: true, tracking: 0.06, align: 'center', rule: 'both' },
  bullet: '–',
};

const signal: Theme = {
  ...folio,
  fonts: { body: 'figtree', head: 'figtree', weights: { body: 400, strong: 600 } },
  sizes: { name: 31, headline: 13, contact: 9.75, heading: 13, title: 11, body: 10.25 },
  leading: 1.42,
  colors: { ink: '#1d2433', soft: '#4b566b', accent: '#1c49c2', line: '#c9d2e6' },
  header: { align: 'start', weight: 700, band: { ground: '#1c3fa8', ink: '#ffffff', soft: '#e4eaff' }, span: 'page', rule: false },
  heading: { weight: 700, caps: false, tracking: 0, align: 'start', rule: 'none' },
};

const compact: Theme = {
  ...folio,
  fonts: { body: 'source-serif-4', head: 'libre-franklin', weights: { body: 400, strong: 600 } },
  sizes: { name: 20, headline: 10.5, contact: 9, heading: 9.25, title: 10, body: 9.5 },
  leading: 1.3,
  colors: { ink: '#1b1b1f', soft: '#4d4d55', accent: '#8a1f2d', line: '#1b1b1f' },
  margins: { side: 44, block: 40 },
  gaps: { section: 1.05, heading: 0.4, entry: 0.6, part: 0.12, bullet: 0.06 },
  header: { align: 'start', weight: 700, band: null, span: 'page', rule: false },
  heading: { weight: 700, caps: true, tracking: 0.05, align: 'start', rule: 'above' },
};

const column: Theme = {
  ...folio,
  fonts: { body: 'inter', head: 'newsreader', weights: { body: 400, strong: 600 } },
  sizes: { name: 29, headline: 11, contact: 9.25, heading: 13.5, title: 10.25, body: 9.5 },
  leading: 1.45,
  colors: { ink: '#17201b', soft: '#4a564e', accent: '#0c6a45', line: '#c9d3cb' },
  margins: { side: 40, block: 46 },
  header: { align: 'start', weight: 500, band: null, span: 'main', rule: false },
  heading: { weight: 600, caps: false, tracking: 0, align: 'start', rule: 'none' },
  aside: {
    side: 'start',
    width: 0.32,
    ground: '#eef3ee',
    colors: { ink: '#17201b', soft: '#435048', accent: '#0b5f3e', line: '#c2cfc5' },
    kinds: ['skill', 'language', 'certification', 'award'],
  },
};

const margin: Theme = {
  ...folio,
  fonts: { body: 'source-serif-4', head: 'libre-franklin', weights: { body: 400, strong: 600 } },
  sizes: { name: 27, headline: 12, contact: 9.25, heading: 9.75, title: 10.5, body: 10 },
  leading: 1.38,
  colors: { ink: '#20201e', soft: '#55534d', accent: '#9a3b12', line: '#d8d2c6' },
  margins: { side: 48, block: 48 },
  header: { align: 'start', weight: 700, band: null, span: 'page', rule: true },
  heading: { weight: 700, caps: true, tracking: 0.06, align: 'start', rule: 'none' },
  aside: {
    side: 'end',
    width: 0.31,
    ground: null,
    colors: { ink: '#20201e', soft: '#55534d', accent: '#9a3b12', line: '#d8d2c6' },
    kinds: ['skill', 'language', 'certification', 'award', 'education'],
  },
};

const harbour: Theme = {
  ...column,
  fonts: { body: 'figtree', head: 'figtree', weights: { body: 400, strong: 600 } },
  sizes: { name: 30, headline: 12, contact: 9.5, heading: 11.5, title: 10.75, body: 10 },
  leading: 1.42,
  colors: { ink: '#1b2530', soft: '#4b5967', accent: '#12374f', line: '#9fb2c0' },
  header: { align: 'start', weight: 700, band: null, span: 'main', rule: false },
  heading: { weight: 700, caps: true, tracking: 0.05, align: 'start', rule: 'below' },
  aside: {
    side: 'start',
    width: 0.33,
    ground: '#12374f',
    colors: { ink: '#ffffff', soft: '#d5e2ea', accent: '#ffffff', line: '#5d7d92' },
    kinds: ['skill', 'language', 'certification', 'award'],
  },
};

/** The eight looks, built on two layouts: with and without an aside. A template is nothing but these figures. */
export const templates: Readonly<Record<ResumeTemplate, Theme>> = { folio, plain, classic, signal, compact, column, margin, harbour };
