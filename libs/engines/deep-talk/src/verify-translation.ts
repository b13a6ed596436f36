import type { AnswerLanguage } from '@folia/contracts/deep-talk/answer';
import { findSkills } from '@folia/skills/find-skills';
import { foldAccents } from './understand/fold-accents';
import { languageOf } from './understand/language-of';
import { textOf } from './understand/tokens';
import { denies, numbersIn } from './understand/word-finders';

/** A translation may be this many times as long as its original, or as short. */
const mostTimesAsLong = 2.2;
/** Characters by which a short text may differ beside that. */
const slack = 20;

const folded = (text: string) => foldAccents(text.toLowerCase());
/** Every figure, in digits or words: "1,200", "1.200" and "zwölf". */
const figuresOf = (text: string): string =>
  [
    ...new Set([
      ...[...text.matchAll(/\d+(?:[.,\s’']\d{3}(?!\d))*(?:[.,]\d+)?/gu)].map(([digits]) => digits.replace(/\D/g, '')),
      ...numbersIn(folded(text)).map(String),
    ]),
  ]
    .toSorted()
    .join(' ');
/** Names that no language translates: "SQL", "GitHub", "ISO9001". */
const fixedNames = (text: string): string[] => text.match(/(?<![\p{L}\p{N}])(?:\p{L}*\p{Ll}\p{Lu}|\p{Lu}{2}|\p{L}+\p{N})[\p{L}\p{N}+#]*/gu) ?? [];
const toolsOf = (text: string): string[] =>
  findSkills(text).flatMap(({ skill }) => (skill.area === 'computing' || skill.kind === 'credential' ? [skill.id] : []));
const address = /@|https?:|www\./i;

/**
 * Whether a text may be shown as the translation of a quote: it is in that language and about as long, has the same figures, denies what the quote denies, and
 * names no tool, credential or address that the quote does not. It is never evidence: the quote stays beside it. Strict on purpose, as {@link verifyClaims}. Pure.
 */
export function holdsAsTranslation(quote: string, text: string, language: AnswerLanguage): boolean {
  const [shorter, longer] = [quote.length, text.length].toSorted((a, b) => a - b) as [number, number];
  const names = fixedNames(text);
  const tools = toolsOf(quote);
  return (
    longer <= shorter * mostTimesAsLong + slack &&
    languageOf(textOf(text)) === language &&
    figuresOf(text) === figuresOf(quote) &&
    denies(folded(text)) === denies(folded(quote)) &&
    fixedNames(quote).every((name) => text.includes(name)) &&
    names.every((name) => quote.includes(name)) &&
    toolsOf(text).every((id) => tools.includes(id)) &&
    !address.test(text)
  );
}
