import { monthForms } from './locale-names';

const names: string[] = [
  'january|jan|januar|jänner|jän|janvier|janv|enero|ene|januari|styczeń|stycznia|gennaio|janeiro|gen|genn',
  'february|feb|februar|feber|février|fevrier|févr|fevr|fév|febrero|februari|luty|lutego|febbraio|fevereiro',
  'march|mar|märz|maerz|mär|mrz|mars|marzo|maart|mrt|marts|marzec|marca|março',
  'april|apr|avril|avr|abril|abr|kwiecień|kwietnia|aprile',
  'may|mai|mayo|mei|maj|maja|maggio|maio',
  'june|jun|juni|juin|junio|czerwiec|czerwca|giugno|junho',
  'july|jul|juli|juillet|juil|julio|lipiec|lipca|luglio|julho',
  'august|aug|août|aout|agosto|ago|augusti|augustus|sierpień|sierpnia',
  'september|sept|sep|sett|septembre|septiembre|setiembre|wrzesień|września|settembre|setembro',
  'october|oct|oktober|okt|octobre|octubre|październik|października|ottobre|outubro',
  'november|nov|novembre|noviembre|listopad|listopada|novembro',
  'december|dec|dezember|dez|décembre|decembre|déc|diciembre|dic|desember|des|grudzień|grudnia|dicembre|dezembro',
];

// The hand-written forms come last, so they win where a locale's short form means another month elsewhere.
const numbers = new Map([...monthForms, ...names.flatMap((forms, index) => forms.split('|').map((form) => [form, index + 1] as const))]);

/** All month names and short forms in the languages of resumes, longest first, for an alternation. */
export const monthPattern = [...numbers.keys()].sort((a, b) => b.length - a.length).join('|');

/** 1–12 for a month name or its short form in any of these languages; 0 for anything else. */
export function monthNumber(name: string): number {
  return numbers.get(name.toLowerCase().replace(/\.$/, '')) ?? 0;
}
