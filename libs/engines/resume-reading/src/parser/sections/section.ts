import type { TextLine } from '../../document/text-line';
import type { SectionKind } from './section-lexicon';

/** A stretch of lines under one heading. `head`: what comes before the first heading of a flow. */
export type Section = { kind: SectionKind | 'head' | 'margin'; kinds: SectionKind[]; title: string; heading: TextLine | null; lines: TextLine[] };
