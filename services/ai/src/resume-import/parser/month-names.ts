const names: string[] = [
  'january|jan|januar|jänner|jän|janvier|janv|enero|ene',
  'february|feb|februar|feber|février|fevrier|févr|fevr|fév|febrero',
  'march|mar|märz|maerz|mär|mrz|mars|marzo',
  'april|apr|avril|avr|abril|abr',
  'may|mai|mayo',
  'june|jun|juni|juin|junio',
  'july|jul|juli|juillet|juil|julio',
  'august|aug|août|aout|agosto|ago',
  'september|sept|sep|septembre|septiembre|setiembre',
  'october|oct|oktober|okt|octobre|octubre',
  'november|nov|novembre|noviembre',
  'december|dec|dezember|dez|décembre|decembre|déc|diciembre|dic',
];

const numbers = new Map(names.flatMap((forms, index) => forms.split('|').map((form) => [form, index + 1] as const)));

/** All month names and short forms in English, German, French and Spanish, longest first, for an alternation. */
export const monthPattern = [...numbers.keys()].sort((a, b) => b.length - a.length).join('|');

/** 1–12 for a month name or its short form in any of the four languages; 0 for anything else. */
export function monthNumber(name: string): number {
  return numbers.get(name.toLowerCase().replace(/\.$/, '')) ?? 0;
}
