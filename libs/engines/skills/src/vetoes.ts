import { AFTER_PEOPLES, PEOPLES, VETO_ROWS } from './data/vetoes';
import type { Surroundings } from './surroundings';

/** What right before or right after a word shows that it is not the skill. */
type Veto = { before?: RegExp; after?: RegExp };

/** Behind the name of a state that is two letters: "Boston, MA 02110". */
const POSTCODE = /^\s?\d{5}/;
const COMMA = /,\s$/;

/** What signs and numbers beside a word show; words beside it are rows of data/vetoes. */
const SHAPES: Record<string, Veto> = {
  Spring: { before: /\d\s$/, after: /^\s(?:of\s)?['’]?\d{2,4}\b|^\s[-–]/ },
  C: { before: /\d$/, after: /^\d/ },
  R: { before: /\b[jl]$|[A-Z]{2}\s?\($/, after: /^\s?(?:&|value|rating|squared)/i },
  D: { after: /^\s?[&-]/ },
  Cypress: { after: /^,\s(?:tx|texas|ca|california)\b/i },
  PT: { before: /(?:\b(?:ft|full[- ]time|am|pm|\d)|[/:\d])[\s,/]*(?:(?:and|or|&)\s)?$/i, after: /^[/]\s?(?:ft|prn)|^\s?[$\d]/i },
  FT: { before: /\d\s?$/ },
  PM: { before: /(?:\d|\bam|noon|\bto|[-–])[\s/]*$/i, after: /^\s?(?:[-–]\s?\d|\d)/ },
  MD: { before: COMMA, after: POSTCODE },
  PA: { before: COMMA, after: POSTCODE },
  MA: { before: COMMA, after: POSTCODE },
  OR: { before: COMMA, after: /^\s?\d{5}|^\s[A-Z]{2,}/ },
  CPA: { before: /\b(?:meetings?|planning|reviews?|approach|care)\s?\($/i },
  EEO: { after: /^\s?(?:[-–]|\/\s?aa)/i },
  CAD: { before: /[\d$][kK]?\s?$/, after: /^\s?\$/ },
  Julia: { after: /^\s\p{Lu}\p{Ll}+/u },
};

const listed = (cell = '') =>
  cell
    .split(',')
    .map((words) => words.trim())
    .filter(Boolean);
const anyOf = (words: readonly string[]) => words.map((one) => one.replace(/[.$/]/g, '\\$&').replace('*', '\\w*').replace('#', '\\d+')).join('|');
function vetoOf(before: readonly string[], after: readonly string[]): Veto {
  return {
    ...(before.length > 0 ? { before: new RegExp(`\\b(?:${anyOf(before)})[\\s-]$`, 'i') } : {}),
    ...(after.length > 0 ? { after: new RegExp(`^[\\s-](?:${anyOf(after)})\\b`, 'i') } : {}),
  };
}
const rows = VETO_ROWS.split('\n')
  .filter((row) => row.trim())
  .map((row) => row.split('|'));
const vetoes = new Map([
  ...listed(PEOPLES).map((people) => [people.toLowerCase(), vetoOf([], listed(AFTER_PEOPLES))] as const),
  ...rows.map(([written = '', before, after]) => [written.trim().toLowerCase(), vetoOf(listed(before), listed(after))] as const),
]);
/** What signs tell, beside the words. */
const others = new Map(Object.entries(SHAPES).map(([written, veto]) => [written.toLowerCase(), veto] as const));

/** Whether a word stands where it can't be the skill: "R&D", "go the extra mile", "spring 2020". */
export function isVetoed(written: string, { before, after }: Surroundings): boolean {
  const word = written.toLowerCase().replaceAll('.', '');
  return [vetoes.get(word), others.get(word)].some((veto) => veto?.before?.test(before) || veto?.after?.test(after));
}
