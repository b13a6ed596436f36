import type { JobFacts } from '@folia/contracts/fit-score/shapes';

const stopwords: Readonly<Record<JobFacts['language'], RegExp>> = {
  en: /\b(?:the|and|you|with|for|our|we|your|of|are|experience)\b/gi,
  de: /\b(?:und|der|die|das|mit|für|sie|wir|du|von|einen?|ihre?|oder|bei|kenntnisse)\b/gi,
  fr: /\b(?:et|les?|des|vous|nous|avec|pour|une?|votre|dans|du|expérience|êtes)\b/gi,
  es: /\b(?:y|los?|las|con|para|una?|tu|del|en|que|experiencia|buscamos|se)\b/gi,
};
/** How many of a language's small words a text has. */
export const smallWordsIn = (text: string, language: JobFacts['language']): number => text.match(stopwords[language])?.length ?? 0;

/** The language that most of the small words belong to; a tie means English. */
export function languageOf(text: string): JobFacts['language'] {
  const counts = (Object.keys(stopwords) as JobFacts['language'][]).map((language) => [language, smallWordsIn(text, language)] as const);
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
