import type { Sentence } from './sentence';

const speaksOfItself =
  /^(?:we|our(?! (?:stack|tech|tools?|toolkit|tooling|ideal|next|new))|it|they|since|founded|established|for (?:over|more than|almost|nearly|the (?:past|last)|\d+)|wir|unser\p{L}*|seit|nous|notre|nos|depuis|desde|somos|nuestr[oa]s?)(?!\p{L})/iu;
const namesItself =
  /^(?:The )?(?:\p{Lu}[\p{L}\d&'’.-]*\s(?:&\s)?){1,4}(?:is|are|has|have|was|were|builds?|makes?|sells?|runs?|helps?|serves?|designs?|provides?|operates?|develops?|produces?|looks after|employs?|delivers?|ist|sind|est|es)\s/u;
const ofTheWork =
  /(?<!\p{L})(?:you|your|you['’]\p{L}+|role|position|job|post|applicants?|candidates?|hir(?:e|ing)|look(?:ing)? for|seek(?:s|ing)?|needs?|require[sd]?|wants?|must|work (?:in|with|on)|uses?|run on|sie|ihr\p{L}*|du|dein\p{L}*|suchen|vous|votre|vos|poste|recherch\p{L}+|cherch\p{L}+|buscamos|tus?|puesto)(?!\p{L})/iu;

/** "We build software for ports.": what a company says about itself, which implies nothing about the work. */
export const isCompanyTalk = ({ text, use }: Sentence): boolean =>
  (use === 'about' || use === 'duties') && (speaksOfItself.test(text) || namesItself.test(text)) && !ofTheWork.test(text);

const ofTheirs =
  /(?:\b(?:we|we['’]ve|who) (?:have |has )?(?:been|built|traded|served|run|worked)|\b(?:in business|trading|established|founded|serving|independent)|\b(?:our|the) (?:\p{L}+ )?(?:team|company|family|practice|staff|firm|founders?|group|school|hospital|trust) (?:has|have|brings?)|\bour \p{L}+ of|\b(?:business|firm|company|practice|group|studio|employer|supplier|retailer|provider|charity|school) with|\b(?:combined|collective|funded|renewable|tenure|appointed|fixed[- ]term|temporary)) (?:(?!\byou)[^.;,]){0,30}$/iu;
const ofBusiness = /^['’]? ?(?:in business|of (?:history|tradition|trading|business|heritage|combined|collective)|combined|ago\b|old\b)/i;

/** "Children aged 2-4 years", "a secondment of two years", "every three years": years of something else. */
const ofOthersBefore =
  /(?:\b(?:aged?|ages|old|every|each|per|next|coming|(?:contract|course|programme|program|term|secondment|scheme|rotation|apprenticeship|warranty|period|post) (?:of|for|is|lasts?|over)|up to|children|pupils|patients|people)|\bim alter (?:von|ab)|\bâgée?s? de|\bde edad de|\bdurante) (?:\p{L}+ )?$/iu;
const ofOthersAfter = /^\s*(?:old|of age|and (?:over|above|under|older)|fixed|contract|secondment|programme|program|course|warranty|alt\b|d['’]âge|de edad)/iu;
/** More years than this are the company's, whoever asks. */
export const mostYears = 20;

/** "In business for 20 years", "a company with 15 years of experience": years of the company. Offsets into the sentence. */
export const isOfCompany = (sentence: string, start: number, end: number): boolean =>
  ofTheirs.test(sentence.slice(Math.max(0, start - 80), start)) ||
  ofBusiness.test(sentence.slice(end)) ||
  ofOthersBefore.test(sentence.slice(Math.max(0, start - 40), start)) ||
  ofOthersAfter.test(sentence.slice(end, end + 20));
