import type { TextLine } from '../../document/text-line';
import type { Passage } from '../passage';
import { findDates } from '../values/find-dates';

const quoted = /[“"„«]([^“”"„«»]{8,400}?)[,.]?[”"“»]|(?<=[\s,.])[‘'](\p{Lu}[^‘]{8,300}?)[,.]?[’'](?=[\s,.])/u;
const initials = '\\p{Lu}\\.(?:[\\s-]?\\p{Lu}\\.){0,2}';
const surname = "(?:(?:van|von|der|den|de|del|la|le|di|da|dos)\\s){0,2}\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)?";
/** "J. Doe", "Doe, J. M.", "Doe JM": a name as citations write it. */
const citedName = `(?:${initials}\\s?${surname}|${surname},?\\s${initials}|${surname}\\s\\p{Lu}{1,3}(?=\\s?[(,.;:&]|\\s(?:and|und|et|y|e)\\s))`;
const citedNames = new RegExp(`(?:^|[\\s,;&])${citedName}(?=$|[\\s,;.&*])`, 'gu');
const nameBorder = '\\s*(?:[,;]\\s*(?:and|und|et|y|e|&)\\s|[,;]|\\s(?:and|und|et|y|e)\\s|&|·)\\s*';
/** The names before the title, with the year some styles put there: "J. Doe and M. Roe (2019). ", "Doe JM, Roe A. ". */
const authorLead = new RegExp(
  `^${citedName}\\*?(?:${nameBorder}(?:${citedName}|others)\\*?)*(?:,?\\s*(?:…|\\.\\.\\.|et al\\.?|u\\. ?a\\.))?(?:\\s?\\(eds?\\.\\))?\\s*(?:\\((?:19|20)\\d\\d[a-z]?\\)[.,:]?|[.,:](?:\\s(?:19|20)\\d\\d[a-z]?[.,:])?|(?:19|20)\\d\\d[a-z]?[.,:])\\s+`,
  'u',
);
/** Whether a text begins as citations do that put the authors first. */
export const beginsWithAuthors = (text: string) => authorLead.test(text);

/** Chinese citations: names, then the title, which a mark such as [J] may close. */
const eastCitation = /^(?:\p{Script=Han}{2,4}[,，、;；\s]{1,2})*\p{Script=Han}{2,4}(?:等)?[.．。:：]\s?(?=[\p{Script=Han}\w])/u;
const fullName = /^\p{Lu}[\p{L}'’-]+(?:\s(?:\p{Lu}\.?|\p{Lu}[\p{L}'’-]+|van|von|de|der|del|di|da)){1,3}$/u;
const venueStart =
  /^(?:in|in:|en|dans|proceedings|proc\.?|journal|transactions|trans\.|annals|advances|lecture notes|arxiv|biorxiv|ssrn|ieee|acm|international|university|universität|phd|master|doctoral|springer|elsevier|nature|science|plos|under|submitted|to appear|vol\.?|\d)(?![\p{L}])/iu;
const venueBehindComma = /,\s(?=(?:in\s|proc|journal|trans|ieee|acm|arxiv|vol\.|pp\.|conference|international|springer|elsevier|\(?(?:19|20)\d\d))/i;

/** Whether a text is a list of people's names and nothing else: "Ada Novak, Liam Brandt and Mei Ito". */
function isNameList(text: string): boolean {
  const names = text.split(/\s*(?:,|;|&|\band\b|\bund\b|\bet\b|\by\b)\s*/u).filter(Boolean);
  return names.length >= 1 && names.every((name) => fullName.test(name)) && (names.length > 1 || names[0]?.split(' ').length === 2);
}

/** The title up to the end of its sentence, or to what looks like the venue behind a comma. */
function upToVenue(rest: Passage): Passage | null {
  const sentence = /[.?!](?=\s+[\p{Lu}\d]|\s*$)/u.exec(rest.text);
  const comma = venueBehindComma.exec(rest.text);
  const isComma = comma && comma.index > 8 && (!sentence || comma.index < sentence.index);
  const to = isComma ? comma.index : (sentence?.index ?? rest.text.length);
  const title = rest.slice(0, rest.text.charAt(to) === '?' ? to + 1 : to).trim(',.;: ');
  return title.text.length > 8 && title.text.includes(' ') ? title : null;
}

/** A first line that ends before the edge above a line with the date: the title stands alone. */
function firstLine(passage: Passage): Passage | null {
  const [first, second] = passage.pieces;
  if (!first || !second || first.line === second.line || first.line.wraps || !second.line.placed) return null;
  const title = passage.slice(0, second.at).trim();
  const rest = passage.slice(second.at);
  const isApart = /^\p{Lu}/u.test(rest.text) && findDates(rest.text).length > 0 && findDates(title.text).length === 0 && !/[,:;&–-]$/.test(title.text);
  return isApart && title.text.split(' ').length >= 2 && !authorLead.test(title.text) && !isNameList(title.text) ? title : null;
}

/** What is in bold or linked, if that is long enough for a title. */
function markedTitle(passage: Passage): Passage | null {
  const line = passage.pieces[0]?.line as TextLine;
  const marked = line.runs.find((run) => (run.url || (run.bold && !line.bold)) && run.to - run.from > 20);
  if (!marked || !passage.pieces[0] || marked.from < passage.pieces[0].from) return null;
  const from = marked.from - passage.pieces[0].from;
  return passage.slice(from, from + marked.to - marked.from).trim(',.');
}

/** The longest sentence that does not name authors. */
function longestPart(passage: Passage): Passage {
  const parts = passage.split(
    /(?<=[\p{L}\d)\]?!]{2})[.?!]\s+(?=[\p{Lu}\d“"])|(?<=\p{Lu}[\p{L}'’-]{1,30} \p{Lu}{1,3})\.\s+(?=\p{Lu}\p{Ll})|\(\d{4}[a-z]?\)[.,:]?\s*|\s\|\s/gu,
  );
  const [first, second] = parts;
  if (first && second && isNameList(first.text) && second.text.split(' ').length >= 3 && !venueStart.test(second.text)) return second.trim(',.;:“”" ');
  const rated = parts.slice(0, 12).map((part, index) => {
    const authors = [...part.text.matchAll(citedNames)].length;
    return { part, score: Math.min(part.text.split(' ').length, 20) - authors * 6 - index * 1.5 - (part.text.split(' ').length < 3 ? 10 : 0) };
  });
  const best = rated.sort((a, b) => b.score - a.score)[0]?.part ?? passage;
  return best.trim(',.;:“”" ');
}

/**
 * The part of a citation that is its title, in the usual styles (APA, MLA, Chicago, IEEE, Vancouver, plain BibTeX): quoted; behind the authors; a line of its
 * own; in bold or linked; or else the longest part that does not name authors. Pure.
 */
export function titleOf(passage: Passage): Passage {
  const quote = quoted.exec(passage.text);
  const inQuotes = quote?.[1] ?? quote?.[2];
  if (quote && inQuotes) {
    const from = quote.index + quote[0].indexOf(inQuotes);
    return passage.slice(from, from + inQuotes.length).trim(',.');
  }
  const east = eastCitation.exec(passage.text);
  if (east)
    return (
      passage
        .slice(east[0].length)
        .split(/\s?(?:[.．。]|\[[A-Z/]{1,5}\])\s?/gu)[0]
        ?.trim('《》 ') ?? passage
    );
  const lead = authorLead.exec(passage.text);
  const behind = lead ? upToVenue(passage.slice(lead[0].length)) : null;
  return behind ?? markedTitle(passage) ?? firstLine(passage) ?? longestPart(passage);
}
