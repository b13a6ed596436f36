import type { Surroundings } from './surroundings';

/** What right before or right after a word shows that it is not the skill. */
type Veto = { before?: RegExp; after?: RegExp };

const SEASON: Veto = {
  before: /(?:\b(?:early|late|last|next|this|each|every|in|since|until|from|by|for|during|of|the)|\d)\s$/i,
  after: /^\s(?:of\s)?['’]?\d{2,4}\b|^\s(?:semester|term|break|season|intern|cleaning|[-–])/i,
};

const FOREIGN: Veto = {
  after:
    /^\s(?:cuisine|food|foods|restaurants?|dish(?:es)?|fries|toast|press|bread|pastr(?:y|ies)|kitchen|doors?|horn|massage|wines?|market|company|government|drains?|muffins?)\b/i,
};

/** Where a word is not the skill although everything else speaks for it. By the word, whatever its case. */
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
  Excel: {
    before: /\b(?:to|will|you|can|who|must|they|we|i)\s$/i,
    after: /^\s(?:at|as|within|under|beyond|academically|high|energy|academy|every|while)\b/i,
  },
  React: {
    before: /\b(?:to|will|you|can|who|must|they|we|i|quickly)\s$/i,
    after: /^\s(?:quickly|calmly|swiftly|appropriately|fast|well|promptly|immediately|under|positively|in an)\b/i,
  },
  Law: { after: /^\s(?:firms?|offices?|enforcement)\b/i },
  Word: { before: /\b(?:god['’]s|last|single|spoken|written|every)\s$/i, after: /^\s(?:of|for word|count|problems?)\b/i },
  Access: {
    before:
      /\b(?:to|remote|internet|public|patient|vascular|iv|venous|equal|equitable|open|gain|early|direct|market|network|healthcare|security|root|easy|full|provide|provides|wireless)\s$/i,
    after: /^\s(?:to|control|point|points|management|for all|card|cards|services?|and inclusion)\b/i,
  },
  Drive: {
    before: /\b(?:to|will|you|must|can|who|test|hard|ability|strong|personal|passion and|variable|frequency|chain|belt)\s$/i,
    after: /^\s(?:results|growth|change|a|the|to|for|sales|revenue|time|through|thru|train|own|your|our|innovation|adoption|engagement)\b/i,
  },
  Driving: {
    after:
      /^\s(?:results|growth|change|consensus|adoption|engagement|innovation|impact|value|revenue|sales|alignment|improvements?|business|the|a|force|forward|performance|decisions?|strategy|efficienc\w+|continuous|quality|success|outcomes)\b/i,
  },
  Spring: SEASON,
  Teams: {
    before: /\b(?:of|cross-functional|functional|agile|scrum|our|your|lead|leading|build|building|multiple|sales|product|global|remote|high-performing)\s$/i,
    after: /^\s(?:of|across|and individuals|to|that|who|in|working|at|lead|management|environment|projects?|skills?)\b/i,
  },
  Outlook: {
    before: /\b(?:positive|the|an|economic|market|negative|stable|optimistic|cheerful|great|job|healthy|long-term|global)\s$/i,
    after: /^\s(?:on|for|of|is)\b/i,
  },
  Express: {
    before: /\b(?:american|pony|federal|panda|orient|to|holiday inn|polar|holiday)\s$/i,
    after: /^\s(?:interest|scripts|your|their|yourself|delivery|written|permission|lane|ideas|employment|checkout)\b/i,
  },
  Swift: { before: /\b(?:taylor|be)\s$/i, after: /^\s(?:response|transportation|action|code|river|delivery|resolution|messages?|payments?)\b/i },
  Rust: { after: /^\s(?:belt|removal|prevention|proof|protection|inhibitors?)\b/i },
  Breads: { before: /\bdaily\s$/i },
  Make: {
    before: /\b(?:to|you|will|we|who|can|must|they)\s$/i,
    after: /^\s(?:a|an|sure|the|your|our|it|decisions?|recommendations?|an? impact|changes?|up|use|sense|every)\b/i,
  },
  Windows: {
    before: /\b(?:clean|cleaning|install|installing|fit|fitting|replacement|vinyl|delivery|drive-thru|doors and|wash|washing|maintenance)\s$/i,
    after: /^\s(?:and doors|of|cleaning|installations?|fitters?|installers?)\b/i,
  },
  Oracle: { before: /\b(?:at|by|for|joined|delphic)\s$/i, after: /^\s(?:park|arena|of)\b/i },
  Flow: {
    before: /\b(?:cash|work|traffic|patient|air|material|process|information|value|data|in the|fluid|water|customer)\s$/i,
    after: /^\s(?:of|rate|rates|cytometry|chart|charts|through|meters?|control|state|from|between)\b/i,
  },
  Unity: { after: /^\s(?:of|among|between|health|hospital|church|village|square)\b/i },
  Chef: {
    before: /\b(?:sous|executive|head|pastry|sushi|private|line|junior|demi|lead|master|assistant|banquet|personal|commis|the|our|a)[ -]$/i,
    after: /^\s(?:de|wanted|jacket|knives|tournant|positions?|roles?)\b/i,
  },
  Slack: { before: /\b(?:cut|some|any|no|of)\s$/i, after: /^\s(?:time|in the)\b/i },
  Sketch: { before: /\b(?:to|can|who)\s$/i, after: /^\s(?:ideas|artist|comedy|out|pad|pads|book)\b/i },
  Notion: { before: /\b(?:the|a|any|no)\s$/i, after: /^\s(?:of|that)\b/i },
  Hive: { before: /\b(?:bee)\s$/i, after: /^\s(?:of|health|inspections?|management)\b/i },
  Spark: {
    before: /\b(?:to|will|can|creative)\s$/i,
    after: /^\s(?:plugs?|joy|interest|change|new|a|the|curiosity|conversations?|imagination|ignition|erosion|creativity)\b/i,
  },
  Salt: { before: /\b(?:sea|rock|road)\s$/i, after: /^\s(?:lake|water|river|spreading|content)\b/i },
  Assembly: {
    before: /\b(?:general|national|legislative|state|the|final|mechanical|board|pcb|furniture|cable|electronic|product|line|welsh|school|wire|panel|sub)[ -]$/i,
    after:
      /^\s(?:lines?|workers?|drawings?|of|member|work|technicians?|operators?|instructions?|plant|hall|experience|skills?|tests?|testing|jobs|environments?|projects?|engineers?|servers?)\b/i,
  },
  Bash: { before: /\b(?:birthday)\s$/i },
  Ruby: { after: /^\s(?:tuesday|red|valley|mountain|falls|lake)\b/i },
  Maya: { before: /\bby\s$/i, after: /^\s(?:civili[sz]ation|ruins|angelou)\b/i },
  Cypress: { after: /^(?:,\s(?:tx|texas|ca|california)|\s(?:creek|hills|gardens|semiconductor|trees?|mulch))\b/i },
  Apache: { after: /^\s(?:county|tribe|nation|junction|corporation|helicopters?)\b/i },
  Mocha: { after: /^\s(?:latte|coffee|frapp\w*)\b/i },
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
  CNA: { after: /^\s(?:insurance|financial|surety)\b/i },
  IT: { before: /\b(?:make|do|about|get|love)\s$/i },
  Stata: { after: /^\s(?:center|centre)\b/i },
  Lean: { before: /\b(?:to|no)\s$/i, after: /^\s(?:on|in|into|team|teams|meat|staff|startup|against|over|body|muscle|toward|towards)\b/i },
  Security: {
    before:
      /\b(?:social|job|food|financial|national|homeland|energy|water|income|airport|event|hotel|retail|economic|sense of|physical|border|department of)\s$/i,
    after: /^\s(?:number|deposit|guards?|officers?|clearances?|cameras?|check|checks|council|forces?|interests?|patrols?|benefits|card|bank)\b/i,
  },
  Sales: { after: /^\s(?:tax|taxes|price|orders?|receipts?|floor)\b/i },
  Scala: { after: /^\sof\b/i, before: /\bla\s$/i },
  Puppet: { after: /^\s(?:shows?|theat\w+|making|makers?)\b/i },
  Flask: { after: /^\s(?:cleaning|of)\b/i },
  Julia: { after: /^\s(?:child|roberts|\p{Lu}\p{Ll}+)/u },
  Elm: { after: /^\s(?:street|st|avenue|trees?|grove|park)\b/i },
  Dart: { after: /^\s(?:boards?|trains?|rail)\b/i },
  Polish: { before: /\b(?:nail|shoe|to|car|floor|metal)\s$/i, after: /^\s(?:and the|the|your|floors?|removers?|metal|surfaces|parts)\b/i },
  English: FOREIGN,
  Spanish: FOREIGN,
  French: FOREIGN,
  German: FOREIGN,
  Italian: FOREIGN,
  Portuguese: FOREIGN,
  Dutch: FOREIGN,
  Chinese: FOREIGN,
  Japanese: FOREIGN,
  Korean: FOREIGN,
  Vietnamese: FOREIGN,
  Thai: FOREIGN,
  Turkish: FOREIGN,
  Greek: FOREIGN,
  Danish: FOREIGN,
  Swedish: FOREIGN,
  Russian: FOREIGN,
  Arabic: FOREIGN,
};

const vetoes = new Map(Object.entries(VETOES).map(([written, veto]) => [written.toLowerCase(), veto]));

/** Whether a word stands where it can't be the skill: "R&D", "go the extra mile", "spring 2020". */
export function isVetoed(written: string, { before, after }: Surroundings): boolean {
  const veto = vetoes.get(written.toLowerCase().replaceAll('.', ''));
  return Boolean(veto?.before?.test(before) || veto?.after?.test(after));
}
