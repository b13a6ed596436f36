import { AFTER_PEOPLES, PEOPLES, VETO_ROWS } from './data/vetoes';
import type { Surroundings } from './surroundings';

/** What right before or right after a word shows that it is not the skill. */
type Veto = { before?: RegExp; after?: RegExp };

const SEASON: Veto = {
  before: /(?:\b(?:early|late|last|next|this|each|every|in|since|until|from|by|for|during|of|the)|\d)\s$/i,
  after: /^\s(?:of\s)?['’]?\d{2,4}\b|^\s(?:semester|term|break|season|intern|cleaning|[-–])/i,
};

/** Words whose vetoes need more than words: signs, numbers, places. The others are rows of data/vetoes. */
const VETOES: Record<string, Veto> = {
  C: {
    before:
      /\b(?:vitamin|hepatitis|hep|class|category|cat|schedule|section|type|grade|level|plan|part|appendix|series|group|tier|exhibit|phase|unit|building|block|division|annex|licen[cs]e|\d)[ -]?$/i,
    after: /^[ -]?(?:level|suite|section|corp|difficile|diff|arm|store|class|and above|or above|licen[cs]e|minus)\b|^\d/i,
  },
  R: { before: /\b(?:toys|section|rated|type|unit|schedule|group|[jl])\s?$|[A-Z]{2}\s?\($/, after: /^\s?(?:&|and d\b|value|rating|squared)/i },
  D: { before: /\b(?:vitamin|class|category|schedule|section|part|plan|medicare part|grade|series)\s$/i, after: /^\s?[&-]/ },
  Go: {
    before: /\b(?:pokémon|pokemon|let['’]?s|we|you|who|ready|steady|on the|good to)\s$/i,
    after: /^[ -](?:to (?:the|our|your|work|market|a)|the|above|beyond|live|getter|ahead|green|out|home|further|deep|for it|hand|where|when)\b/i,
  },
  Word: { before: /\b(?:god['’]s|last|single|spoken|written|every)\s$/i, after: /^\s(?:of|for word|count|problems?)\b/i },
  Spring: SEASON,
  Swift: { before: /\b(?:taylor|be)\s$/i, after: /^\s(?:response|transportation|action|code|river|delivery|resolution|messages?|payments?)\b/i },
  Breads: { before: /\bdaily\s$/i },
  Oracle: { before: /\b(?:at|by|for|joined|delphic)\s$/i, after: /^\s(?:park|arena|of)\b/i },
  Chef: {
    before: /\b(?:sous|executive|head|pastry|sushi|private|line|junior|demi|lead|master|assistant|banquet|personal|commis|the|our|a)[ -]$/i,
    after: /^\s(?:de|wanted|jacket|knives|tournant|positions?|roles?)\b/i,
  },
  Slack: { before: /\b(?:cut|some|any|no|of)\s$/i, after: /^\s(?:time|in the)\b/i },
  Sketch: { before: /\b(?:to|can|who)\s$/i, after: /^\s(?:ideas|artist|comedy|out|pad|pads|book)\b/i },
  Notion: { before: /\b(?:the|a|any|no)\s$/i, after: /^\s(?:of|that)\b/i },
  Hive: { before: /\b(?:bee)\s$/i, after: /^\s(?:of|health|inspections?|management)\b/i },
  Salt: { before: /\b(?:sea|rock|road)\s$/i, after: /^\s(?:lake|water|river|spreading|content)\b/i },
  Assembly: {
    before: /\b(?:general|national|legislative|state|the|final|mechanical|board|pcb|furniture|cable|electronic|product|line|welsh|school|wire|panel|sub)[ -]$/i,
    after:
      /^\s(?:lines?|workers?|drawings?|of|member|work|technicians?|operators?|instructions?|plant|hall|experience|skills?|tests?|testing|jobs|environments?|projects?|engineers?|servers?)\b/i,
  },
  Maya: { before: /\bby\s$/i, after: /^\s(?:civili[sz]ation|ruins|angelou)\b/i },
  Cypress: { after: /^(?:,\s(?:tx|texas|ca|california)|\s(?:creek|hills|gardens|semiconductor|trees?|mulch))\b/i },
  PT: {
    before: /(?:\b(?:ft|full[- ]time|am|pm|\d)|[/:\d])[\s,/]*(?:(?:and|or|&)\s)?$/i,
    after:
      /^(?:[/]\s?ft|\s?(?:hours|shifts?|or ft|and ft|position|basis|role|job|schedule|days|evenings?|weekends?|employees?|status|benefits|dba|\$|\d))\b|^\/(?:ft|prn)\b/i,
  },
  FT: { before: /\d\s?$/ },
  PM: { before: /(?:\d|\bam|noon|\bto|[-–])[\s/]*$/i, after: /^\s?(?:shifts?|to|hours|peak|snack|care|est|pst|cst|[-–]\s?\d|\d)\b/i },
  OT: {
    before: /\b(?:paid|unlimited|weekly|some|mandatory|plus|\d|available|with|work)\s$/i,
    after: /^\s(?:pay|available|hours|after|opportunit\w+|as needed|rate|eligible|when|if|is|required|at|over)\b/i,
  },
  MD: { before: /,\s$/, after: /^\s?\d{5}/ },
  PA: { before: /,\s$/, after: /^\s?(?:\d{5}|system|announcements?|child|act \d+|turnpike|licen[cs]e plate|department|resident)/i },
  MA: { before: /,\s$/, after: /^\s?(?:\d{5}|residents?|in\b|degree|or ms|or phd)/i },
  OR: { before: /,\s$/, after: /^\s?\d{5}|^\s[A-Z]{2,}/ },
  ED: { before: /\b(?:special|phys|gen|higher|driver['’]?s|sex|health)\.?\s$/i, after: /^\s?(?:tech|pills)\b/i },
  EEO: { after: /^\s?(?:employer|statement|[-–]|m\/f|\/\s?aa)/i },
  Hiring: { before: /(?:now|we['’]re|are|is|currently|not)\s$/i, after: /^\s(?:manager|process|team|event|range|salary|bonus)\b/i },
  CAD: { before: /[\d$][kK]?\s?$/, after: /^\s?\$/ },
  Lean: { before: /\b(?:to|no)\s$/i, after: /^\s(?:on|in|into|team|teams|meat|staff|startup|against|over|body|muscle|toward|towards)\b/i },
  Scala: { after: /^\sof\b/i, before: /\bla\s$/i },
  Julia: { after: /^\s(?:child|roberts|\p{Lu}\p{Ll}+)/u },
  Polish: { before: /\b(?:nail|shoe|to|car|floor|metal)\s$/i, after: /^\s(?:and the|the|your|floors?|removers?|metal|surfaces|parts)\b/i },
};

const listed = (cell = '') =>
  cell
    .split(',')
    .map((words) => words.trim())
    .filter(Boolean);
const anyOf = (words: readonly string[]) => words.map((one) => one.replace(/[.$/]/g, '\\$&').replace('*', '\\w*')).join('|');
function vetoOf(before: readonly string[], after: readonly string[]): Veto {
  return {
    ...(before.length > 0 ? { before: new RegExp(`\\b(?:${anyOf(before)})\\s$`, 'i') } : {}),
    ...(after.length > 0 ? { after: new RegExp(`^\\s(?:${anyOf(after)})\\b`, 'i') } : {}),
  };
}
const rows = VETO_ROWS.split('\n')
  .filter((row) => row.trim())
  .map((row) => row.split('|'));
const vetoes = new Map([
  ...Object.entries(VETOES).map(([written, veto]) => [written.toLowerCase(), veto] as const),
  ...listed(PEOPLES).map((people) => [people.toLowerCase(), vetoOf([], listed(AFTER_PEOPLES))] as const),
  ...rows.map(([written = '', before, after]) => [written.trim().toLowerCase(), vetoOf(listed(before), listed(after))] as const),
]);

/** Whether a word stands where it can't be the skill: "R&D", "go the extra mile", "spring 2020". */
export function isVetoed(written: string, { before, after }: Surroundings): boolean {
  const veto = vetoes.get(written.toLowerCase().replaceAll('.', ''));
  return Boolean(veto?.before?.test(before) || veto?.after?.test(after));
}
