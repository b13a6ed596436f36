const sentenceEnd = /(?<=[.!?…]["”’')\]]*)\s+(?=[\p{Lu}\p{N}"“„«¿¡(<[{#])|(?<=[。！？])|\s*\n+\s*|\s+[•·]\s+/gu;
const abbreviation = /(?:^|[\s(])(?:\p{Lu}|Dr|Prof|Mr|Mrs|Ms|St|Sr|Jr|Inc|Ltd|Co|No|Nr|z\.B|e\.g|i\.e|vs|approx|ca|etc)\.$/u;

/** The sentences of a text as they stand in it; a name's initial or an abbreviation ends none. */
export function splitSentences(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (const stop of text.matchAll(sentenceEnd)) {
    const sentence = text.slice(start, stop.index);
    if (!stop[0].includes('\n') && abbreviation.test(sentence)) continue;
    found.push(sentence.trim());
    start = stop.index + stop[0].length;
  }
  return [...found, text.slice(start).trim()].filter(Boolean);
}
