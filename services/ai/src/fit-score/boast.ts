import type { Sentence } from './sentence';

const speaksOfItself =
  /^(?:we|our(?! (?:stack|tech|tools?|toolkit|tooling|ideal|next|new))|it|they|since|founded|established|for (?:over|more than|almost|nearly|the (?:past|last)|\d+)|wir|unser\p{L}*|seit|nous|notre|nos|depuis|desde|somos|nuestr[oa]s?)(?!\p{L})/iu;
const namesItself =
  /^(?:The )?(?:\p{Lu}[\p{L}\d&'’.-]*\s(?:&\s)?){1,4}(?:is|are|has|have|was|were|builds?|makes?|sells?|runs?|helps?|serves?|designs?|provides?|operates?|develops?|produces?|looks after|employs?|delivers?|ist|sind|est|es)\s/u;
const ofTheWork =
  /(?<!\p{L})(?:you|your|you['’]\p{L}+|role|position|job|post|applicants?|candidates?|hir(?:e|ing)|look(?:ing)? for|seek(?:s|ing)?|needs?|require[sd]?|wants?|must|work (?:in|with|on)|uses?|run on|sie|ihr\p{L}*|du|dein\p{L}*|suchen|vous|votre|vos|poste|recherch\p{L}+|cherch\p{L}+|buscamos|tus?|puesto)(?!\p{L})/iu;

/** "We build software for ports.": what a company says of itself, from which nothing follows for the work. */
export const isBoast = ({ text, use }: Sentence): boolean =>
  (use === 'about' || use === 'duties') && (speaksOfItself.test(text) || namesItself.test(text)) && !ofTheWork.test(text);
