import type { ResumeSectionKind } from '@folia/contracts/resume-document';
import type { TextFamily } from '../fonts/font-families';

/** Colours as #rrggbb: every ink has a contrast of at least 4.5 on its background (WCAG 2.2, 1.4.3). */
export type Colors = {
  readonly ink: string;
  /** Periods, contact data and other secondary text. */
  readonly soft: string;
  /** Headings and the name. */
  readonly accent: string;
  readonly line: string;
};

/** A column beside the main one. Its sections keep their reading order in the document. */
type Aside = {
  readonly side: 'start' | 'end';
  /** Share of the sheet's width, including its margins. */
  readonly width: number;
  readonly ground: string | null;
  readonly colors: Colors;
  readonly kinds: readonly ResumeSectionKind[];
};

/** Everything that distinguishes one template from another. Sizes in points, distances in ems of the body's size. */
export type Theme = {
  readonly fonts: { readonly body: TextFamily; readonly head: TextFamily; readonly weights: { readonly body: number; readonly strong: number } };
  readonly sizes: {
    readonly name: number;
    readonly headline: number;
    readonly contact: number;
    readonly heading: number;
    readonly title: number;
    readonly body: number;
  };
  /** Line height as a multiple of the size. */
  readonly leading: number;
  readonly colors: Colors;
  /** Margins of the sheet: left and right, above and below. */
  readonly margins: { readonly side: number; readonly block: number };
  readonly gaps: { readonly section: number; readonly heading: number; readonly entry: number; readonly part: number; readonly bullet: number };
  readonly header: {
    readonly align: 'start' | 'center';
    readonly weight: number;
    /** A background across the sheet behind the name, and the inks on it. */
    readonly band: { readonly ground: string; readonly ink: string; readonly soft: string } | null;
    readonly span: 'page' | 'main';
    readonly rule: boolean;
  };
  readonly heading: {
    readonly weight: number;
    readonly caps: boolean;
    readonly tracking: number;
    readonly align: 'start' | 'center';
    readonly rule: 'none' | 'below' | 'above' | 'both';
  };
  readonly bullet: string;
  readonly aside: Aside | null;
};
