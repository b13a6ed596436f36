import type { AnswerCitation } from '@folia/contracts/deep-talk/answer';

export type LanguagePart = { text: string; lang?: string };

/** A text in parts: the words of a quote that is in a language of its own, and the frame around them. Pure. */
export function languageParts(text: string, citations: readonly Pick<AnswerCitation, 'quote' | 'lang'>[]): LanguagePart[] {
  const foreign = citations.filter(({ lang, quote }) => lang && quote && text.includes(quote)).toSorted((a, b) => b.quote.length - a.quote.length)[0];
  if (!foreign) return text ? [{ text }] : [];
  const { quote, lang } = foreign;
  const at = text.indexOf(quote);
  return [...languageParts(text.slice(0, at), citations), { text: quote, lang }, ...languageParts(text.slice(at + quote.length), citations)];
}

/** The part of them before an offset of the text. Pure. */
export function partsBefore(parts: readonly LanguagePart[], end: number): LanguagePart[] {
  let from = 0;
  return parts.flatMap(({ text, ...rest }) => {
    const kept = text.slice(0, Math.max(0, end - from));
    from += text.length;
    return kept ? [{ text: kept, ...rest }] : [];
  });
}

/** The language at an offset, if it is one of its own. Pure. */
export function languageAt(parts: readonly LanguagePart[], at: number): string | undefined {
  let from = 0;
  for (const { text, lang } of parts) {
    from += text.length;
    if (at < from) return lang;
  }
  return undefined;
}
