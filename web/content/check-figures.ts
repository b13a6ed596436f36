type Source = { sentence: string };

/** Words that claim something of the world without a digit. */
const claims = ['percent', 'per cent', 'on average', 'studies show', 'research shows', 'times faster', 'times more', 'most recruiters', 'most employers'];

const marks = /\[(\d+)\]\(#source-\1\)/g;

/** What a post says itself: without its examples (quotes, and words in quotation marks), link addresses and the numbers of its lists. */
const ownWords = (markdown: string) =>
  markdown
    .replace(/^>.*$/gm, '')
    .replace(/“[^”]*”/g, '')
    .replace(/`[^`]*`/g, '')
    .replace(/^(#+ )?\d+\. /gm, '')
    .replace(/\]\((?!#source-)[^)]*\)/g, ']');

const sentencesOf = (text: string) => text.split(/\n\s*\n|\n(?=[-*#|] ?)/).flatMap((block) => block.replace(/\s+/g, ' ').split(/(?<=[.!?:;])(?: |$)/));

/** The numbers of a text. A year only says when. */
const numbersIn = (text: string) =>
  (text.replace(/(\d),(?=\d{3}\b)/g, '$1').match(/\d*\.?\d+/g) ?? [])
    .map(Number)
    .filter((value) => !(Number.isInteger(value) && value >= 1900 && value < 2100));

/**
 * What is wrong with the figures of a post, one sentence each; empty when each can be traced. A number in digits claims something and needs a mark in its
 * own sentence, to a source that has this very number. Numbers that claim nothing ("three questions") are written as words.
 */
export function checkFigures(markdown: string, sources: readonly Source[]): string[] {
  const used = new Set<number>();
  const faults = sentencesOf(ownWords(markdown)).flatMap((sentence) => {
    const cited = [...sentence.matchAll(marks)].map(([, place]) => Number(place));
    for (const place of cited) used.add(place);
    const said = sentence.replace(marks, '');
    const numbers = numbersIn(said);
    const found = cited.flatMap((place) => numbersIn(sources[place - 1]?.sentence ?? ''));
    const claim = claims.find((words) => said.toLowerCase().includes(words));
    return [
      ...cited.filter((place) => !sources[place - 1]).map((place) => `there is no source ${place}: ${said}`),
      ...numbers.filter((value) => !found.includes(value)).map((value) => `no source says ${value}: ${said}`),
      ...(claim && cited.length === 0 ? [`"${claim}" without a source: ${said}`] : []),
    ];
  });
  return [...faults, ...sources.flatMap((_, index) => (used.has(index + 1) ? [] : [`nothing leads to source ${index + 1}`]))];
}
