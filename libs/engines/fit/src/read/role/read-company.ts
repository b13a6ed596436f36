import { findSkills } from '@folia/skills/find-skills';
import { companyDoes, companyWords } from './company-words';
import { roleOf } from './read-role';

/** "Trust", "GmbH", "Hospital": words in employers' names. */
export const isOrganisation = (name: string): boolean => companyWords.isIn(name, 'organisation');

const oftenNamed = 2;
/** From here on, words in small letters describe. */
const mostPlainWords = 4;
const plainPattern = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pronoun, the first word of a sentence, a kind of work: not an employer. Tools are not checked, because many have the same name as a company. */
function isNoCompany(name: string, body: string): boolean {
  if (name === '' || !/\p{L}/u.test(name)) return true;
  const never = companyWords
    .find(name)
    .some(
      ({ wordClass, start, end }) => wordClass === 'never' && start === 0 && (end === name.length || !/^(?:the|la|le|les|el|los|die|der|das)\s/iu.test(name)),
    );
  if (!/\s/.test(name) && isOrganisation(name) && !/^\p{Lu}+$/u.test(name)) return true;
  if (companyWords.find(name).some(({ wordClass, end }) => wordClass === 'part' && end === name.length)) return true;
  // "Leader de l'information dans le domaine du droit": said of an employer who is not named.
  if (!isOrganisation(name) && (name.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0) >= mostPlainWords) return true;
  if (never && !/^\p{Lu}{2,}$/u.test(name)) return true;
  // A product that gave its company its name is never written small; "sales" and "nursing" are.
  const isName = body.split(name).length > oftenNamed && !new RegExp(`(?<!\\p{L})${plainPattern(name.toLowerCase())}(?!\\p{L})`, 'u').test(body);
  return !isName && findSkills(name).some(({ skill, start, end }) => skill.area !== 'computing' && end - start === name.length);
}

const name = String.raw`(\p{Lu}[\p{L}\p{N}&'’._-]*(?:\s(?:&\s|of\s|and\s|für\s|de\s)?\p{Lu}[\p{L}\p{N}&'’._-]*){0,5})`;
const telling = companyDoes('does');
/** Ways in which a posting names who posts it, and what each is worth; with `m`, they match line by line. */
const ways: readonly (readonly [RegExp, number])[] = [
  [new RegExp(String.raw`^#+\s+${name}\s*$`, 'mu'), 1],
  [new RegExp(String.raw`^[#*\s]*(?:[Aa]bout|[ÀA] propos de|Über|[Ss]obre)\s+(?:the\s)?${name}(?:\s*\([^)\n]*\))?[*:\s]*$`, 'mu'), 3],
  [new RegExp(String.raw`^[#*\s]*(?:[Ww]hy|[Ww]elcome to|[Ww]ho (?:is|are)|[Ww]arum|[Pp]ourquoi|¿?[Pp]or qué)\s+(?:join(?:ing)?\s)?${name}\W*$`, 'mu'), 2],
  [new RegExp(String.raw`^${name}(?:\s\([^)\n]*\))?,?\s(?:formerly|part of|${telling})\s`, 'mu'), 3],
  [new RegExp(String.raw`^${name},\s(?:leader|one of|an?|the|eine?|der|die|das|une?|le|la|filiale|empresa)\s`, 'mu'), 3],
  [new RegExp(String.raw`(?:^|[.!?]\s+)${name}\s(?:is|are)\s(?:currently\s|now\s)?(?:looking|seeking|hiring|searching|recruiting|interviewing)`, 'mu'), 4],
  [
    new RegExp(
      String.raw`(?:^|[.!?]\s+)(?:(?:Für (?:die|den|das)|Die|Der|Das|La|Le|El|The)\s)?${name}\s(?:seeks|hires|recruits|sucht|stellt|busca|necesita|precisa|selecciona|recherche|recrute|cherche)\s`,
      'mu',
    ),
    4,
  ],
  [
    new RegExp(
      String.raw`^(?:Since|Founded|Established|Headquartered|Based|Gegründet|Depuis|Fondée?|Fundada|Desde)\s[^.\n]{3,90},\s(?:the\s)?${name}\s(?:has|have|is|are|was|ist|hat|est|es|a|ha)\s`,
      'mu',
    ),
    3,
  ],
  [
    new RegExp(
      String.raw`\b(?:[Tt]eam|\p{L}+team|[Ff]amilie|[Tt]eil|[Kk]arriere|[Aa]rbeiten|[Jj]ob|[Zz]ukunft)\s(?:der|des|von|bei(?:\s(?:der|dem|den))?|beim)\s${name}`,
      'u',
    ),
    3,
  ],
  [
    new RegExp(
      String.raw`\b(?:au sein (?:de|du|d['’])|chez|rejoign(?:ez|ant)|intégr(?:ez|ant)|rejoins)\s?(?:l['’]|la\s|le\s)?(?:équipe\s(?:de\s)?)?${name}`,
      'u',
    ),
    2.5,
  ],
  [
    new RegExp(
      String.raw`(?:^|[.!?:]\s+)(?:At|With|Bei|Chez|En)\s+(?:the\s|der\s|dem\s)?${name},?\s(?:we|you|our|wir|du|sie|nous|vous|tenemos|somos|buscamos|queremos|creemos|erwart\p{L}+|arbeit\p{L}+)(?!\p{L})`,
      'mu',
    ),
    3,
  ],
  [new RegExp(String.raw`\b(?:join|joining)\s(?:the\s(?:\p{L}+\s){0,4}at\s)?${name}(?:['’]s)?(?=[\s,.!])`, 'u'), 2],
  [
    new RegExp(
      String.raw`\b(?:at|within|of|for) (?:the )?${name.replace('{0,5})', '{1,7}(?:Trust|Group|Hospital|Hospitals|Ltd|Limited|GmbH|AG|University|Council))')}`,
      'u',
    ),
    2,
  ],
];
const reach = 6_000;
const trim = (words: string) =>
  words
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/['’]s$/, '')
    .replace(/^(?:Die|Der|Das)\s/, '')
    .replace(/^[\s,–—|:*#-]+|[\s,–—|:.*-]+$/g, '')
    .replace(/^(?:Company|Employer|Organi[sz]ation)(?: [Nn]ame)?:[\s*]*/, '');

export type CompanyClues = {
  /** After "Company:". */
  labelled: string | null;
  /** Beside the title, likeliest first. */
  besideTitle: readonly string[];
  /** After "at" in the title. */
  atTitle: string | null;
  /** The parts of the line under the title; empty when there is no such line. */
  underTitle: readonly string[];
  /** That line ends in a country, so its first part may be a town. */
  isWithCountry: boolean;
};

/** Headings that job boards put above the parts of a posting. */
const boardHeading = /^(?:company|role|job|position) (?:description|details)\s*:?\s*$/gim;
const leastWorth = 2.5;
const stateCode = /^\p{Lu}{2}$/u;
/** "ARM, Cambridge, England": no town is written so. */
const initials = /^\p{Lu}{3,5}$/u;
const address = /https?:|www\.|url/i;
/** "The Dietetic Service are looking for": more often a part of the employer. */
const partOfOne = /^The .*(?:Services?|Practice|Programme|Project)$/;
const shortestNamed = 3;
const longestName = 80;

/** Whether a text mentions the name again, and not as a place. */
function namedAgain(words: string, body: string): boolean {
  if (words.length < shortestNamed) return false;
  const from = body.indexOf(words) + words.length;
  for (let at = body.indexOf(words, from); at >= 0; at = body.indexOf(words, at + words.length))
    if (!/(?:in|near|from|to|of|en|à|aus|nach)\s$/iu.test(body.slice(Math.max(0, at - 5), at)) && !/[\p{L}\p{N}]/u.test(body[at + words.length] ?? ' '))
      return true;
  return false;
}

/** "Barking, Havering and Redbridge University Hospitals Trust": one name, though its commas divide it. */
const endOfListedName = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)? (?:and|&) \p{Lu}/u;
const mostListed = 3;
function withListedName(parts: readonly string[]): readonly string[] {
  const end = parts.findIndex((part) => endOfListedName.test(part) && isOrganisation(part));
  const isListed = end > 0 && end <= mostListed && !parts.slice(0, end).some(isOrganisation);
  return isListed ? [parts.slice(0, end + 1).join(', '), ...parts.slice(end + 1)] : parts;
}

/** Who posts a job, from what its head says and from how its text names someone; empty when it does not say. Pure. */
export function readCompany(text: string, { labelled, besideTitle, atTitle, underTitle, isWithCountry }: CompanyClues): string {
  if (labelled && !address.test(labelled) && labelled.length <= longestName) return trim(labelled);
  const body = text.slice(0, reach).replace(boardHeading, '\n');
  const worth = new Map<string, number>();
  const add = (words: string | null | undefined, by: number) => {
    const found = trim(words ?? '');
    if (found.length > longestName || address.test(found) || isNoCompany(found, body)) return;
    worth.set(found, (worth.get(found) ?? 0) + by);
  };
  add(atTitle, 5);
  const [first = '', ...others] = withListedName(underTitle);
  // A single name under the title is as likely a town as a company, and so is one before a region and a country.
  const isSure = (others.length > 0 && (!isWithCountry || initials.test(first))) || isOrganisation(first);
  // "Chief Nurse, St James Hospital": whom one works for, and where.
  const isPerson = roleOf(first).family !== null && !isOrganisation(first) && others.some(isOrganisation);
  if (!stateCode.test(first)) add(first, isPerson ? 1 : isSure ? 4 : others.length > 0 && namedAgain(first, body) ? 3 : 2);
  for (const part of others.filter(isOrganisation)) add(part, 3);
  for (const [index, part] of besideTitle.entries()) add(part, roleOf(part).family === null || isOrganisation(part) ? (index === 0 ? 2.5 : 2) : 1);
  for (const [way, by] of ways) {
    const found = trim(way.exec(body)?.[1] ?? '');
    const known = [...worth.keys()].find((one) => one === found || one.startsWith(`${found} `));
    if (found !== '') add(known ?? found, partOfOne.test(found) ? by - 1.5 : by);
  }
  for (const [one, by] of worth) if (isOrganisation(one)) worth.set(one, by + 1);
  const [best] = [...worth].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= leastWorth ? best[0] : '';
}
