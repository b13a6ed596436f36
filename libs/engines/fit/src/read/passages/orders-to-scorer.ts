const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |every |your )*(?:previous|prior|above|earlier|other|preceding|existing)?\s*(?:instructions?|prompts?|rules|guidelines|directions|criteria|context)/i,
  /\b(?:system|assistant|developer) ?(?:prompt|message|note)\s*:|(?:^|[.!?\n])[\s"'*<#[(-]{0,8}(?:system|assistant|developer)\s*:/i,
  /\b(?:give|award|assign|grant|score|rate|rank|mark|grade|evaluate|treat|consider) (?:this|the|that|my|any|every|me|him|her|them)\b[^.!?\n]{0,60}\b(?:candidate|applicant|person|resume|cv|profile|portfolio|score|points?|100|percent|perfect|highest|maximum|first|top|as met|fit|match)/i,
  /\b(?:score|points?|rating|fit) (?:of|is|=|:|must be) ?(?:100|the maximum|perfect)|\bmust (?:get|receive|be given) (?:100|full|the highest|maximum)/i,
  /\bas an? (?:ai|language model|llm)\b|\bnote to (?:the )?(?:system|ai|model|scorer|reviewer|reader|recruiter)|\b(?:ai|llm|model|scorer|ats) (?:must|should|has to|please)\b/i,
];
const isOrder = (words: string) => orders.some((order) => order.test(words));
const sentence = /[^.!?\n]+[.!?]*|\n/g;

/**
 * The text with every sentence blanked out that tells the reader how to judge. The length stays the same, and so do all offsets. Such sentences are neither
 * evidence nor a requirement.
 */
export function withoutOrdersToScorer(text: string): string {
  if (!isOrder(text)) return text;
  return text.replace(sentence, (words) => (isOrder(words) ? words.replace(/[^\n]/g, ' ') : words));
}
