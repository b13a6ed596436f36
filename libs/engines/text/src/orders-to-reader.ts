import { join } from 'node:path';
import { phrasePattern } from './phrase-pattern';
import { readWordList } from './read-word-list';

const orderWords = readWordList(join(__dirname, 'words', 'orders'), ['write', 'document']);
const wordsFor = (wordClass: 'write' | 'document') => phrasePattern(orderWords, wordClass);

/** Sentences that tell the reader of a text, a person or a program, what to do. They are not facts, and nothing follows from them. */
const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|overrule)\b[^.!?\n]{0,60}\b(?:instructions?|rules?|prompts?|guidelines?|above|previous|prior|everything|polic(?:y|ies)|constraints?|restrictions?|checks?)\b/i,
  /\b(?:resume|résumé|cv|application|ats|screening|parsing|ai|llm|recruit\w*|hiring|scoring|matching)[ -](?:software|systems?|tools?|bots?|models?|assistants?|engines?|parsers?|writers?|generators?|readers?)\b[^.!?\n]{0,40}[:,–—]\s*(?:please\s+)?\p{L}+/iu,
  /^\W{0,4}(?:system|assistant|user|developer|ai|llm|bot|instruction|admin|(?:important )?(?:note|message|instructions?|attention|notice|memo) (?:to|for) (?:the |any |all )?(?:ai|model|llm|assistant|software|bot|system|parser|reader|screener|ats)\w*)\b[^:]{0,30}:/i,
  new RegExp(
    `(?:^|[.;:!?,–—(]\\s*|\\b(?:please|must|should|shall|and|then|to|now|also)\\s+)${wordsFor('write')}\\b[^.!?\\n]{0,80}` +
      `\\b(?:to|in|into|on|at|of)\\b\\s+(?:the |your |this |their |every |its |his |her |my |each )?(?:\\p{L}+ )?${wordsFor('document')}(?!\\p{L})`,
    'iu',
  ),
  /\b(?:as an? (?:ai|large language model|language model|llm|assistant)\b|you are (?:now|an? (?:ai|assistant|language model|llm|resume))\b|your (?:new )?(?:instructions|rules|task|role) (?:is|are)\b)/i,
  /\b(?:rate|rank|score|grade|recommend|hire|shortlist|approve|advance|prefer|select|accept|treat)\s+(?:this|the present)\s+(?:candidate|applicant|person|resume|cv|application|profile)\b/i,
  /\b(?:candidates?|applicants?|resumes?|cvs?|summar(?:y|ies)|letters?|output|answers?)\b[^.!?\n]{0,30}\b(?:must|should|shall|has to|have to|needs? to)\b[^.!?\n]{0,20}\b(?:state|say|claim|contain|mention|read|begin|start|end)\b/i,
  /\b(?:application|resume|cv|hiring|recruit\w*|screening|ats|ai)\s+(?:systems?|software|tools?|bots?|assistants?|engines?|screeners?|readers?|parsers?)\b[^.!?\n]{0,20}\b(?:must|should|shall|have to|need to)\b/i,
  /\b(?:write|state|say|claim|add|note|mention|output|report)\s+that\s+(?:the|this)\s+(?:candidate|applicant|person)\b/i,
  /\b(?:include|add|use|mention|write|quote|insert|append)\b[^.!?\n]{0,30}\b(?:the |this |following )(?:exact )?(?:phrase|code|codeword|code word|sentence|string|token|password|text|line|words?)\b/i,
  /\b(?:do not|don['’]t|never)\s+(?:mention|reveal|disclose|verify|check|question|tell)\b[^.!?\n]{0,40}\b(?:instructions?|candidate|applicant|recruiter|user|reader|evidence|source|this|that)\b/i,
  /<\/?(?:system|instructions?|prompt|user|assistant)>|\[\/?(?:inst|system)\]|<!--|\{\{|###\s*(?:system|instruction)/i,
];

/** Whether a sentence is an order to its reader. Pure, linear in the text's length. */
export const isOrderToReader = (sentence: string): boolean => orders.some((order) => order.test(sentence));

const sentenceEnd = /[.!?]+["”’')\]]*\s+|\n+/g;

/** Where the sentences of a text begin and end. */
function sentencesOf(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (const stop of text.matchAll(sentenceEnd)) {
    found.push({ start, end: stop.index + stop[0].length });
    start = stop.index + stop[0].length;
  }
  return start < text.length ? [...found, { start, end: text.length }] : found;
}

/** A job's text with orders blanked out, so that offsets stay what they were. */
export function blankOrdersToReader(text: string): string {
  return sentencesOf(text).reduce((clean, { start, end }) => {
    const sentence = text.slice(start, end);
    return isOrderToReader(sentence) ? `${clean}${sentence.replace(/[^\n]/g, ' ')}` : clean + sentence;
  }, '');
}

/** A line of a portfolio up to the first order in it: what follows an order belongs to it. */
export function untilOrderToReader(text: string): string {
  const order = sentencesOf(text).find(({ start, end }) => isOrderToReader(text.slice(start, end)));
  return order ? text.slice(0, order.start).trim() : isOrderToReader(text) ? '' : text;
}
