import type { AnswerLanguage } from '@folia/contracts/deep-talk/answer';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';

/** The sentences around what a portfolio says; `{word}` is filled in. Every language has the same. */
export type Frames = { readonly [K in keyof typeof en]: (typeof en)[K] extends readonly string[] ? readonly string[] : string };
/** The names of the sentences that are filled in. */
export type FrameName = { [K in keyof Frames]: Frames[K] extends string ? K : never }[keyof Frames];

export const frames: Readonly<Record<AnswerLanguage, Frames>> = { en, de, fr, es };
