import type { JobFacts } from '@folia/contracts/fit-score/shapes';
import { findSkills } from '@folia/skills/find-skills';
import { anyOf, phrasesOf } from '../../phrases-of';
import { isPlaceLine, placeParts } from '../passages/place-line';
import { headingUse } from '../passages/read-heading';
import { languageOf } from './language-of';
import { isOrganisation, readCompany } from './read-company';
import { roleOf } from './read-role';
import { seniorityOf } from './seniority';

const headWords = phrasesOf('heads', [
  'role label',
  'company label',
  'location label',
  'seeks',
  'bracket',
  'hours',
  'praise',
  'no company',
  'country',
  'title noun',
  'work noun',
  'public body',
  'employer noun',
  'contact',
] as const);
const oneOf = (wordClass: Parameters<typeof headWords>[0]) => anyOf(headWords(wordClass));
// A list under the label is what the label heads, not what it names.
const labelled = (names: string) => new RegExp(`^[\\s*#•-]*${names}[\\s*]*[:：](?!\\s*\\n\\s*[-•*–·<])[\\s*]*(\\S.*)$`, 'imu');
const roleLabel = labelled(oneOf('role label'));
const companyLabel = labelled(oneOf('company label'));
const locationLabel = labelled(oneOf('location label'));
/** "Northwind is looking for a controller". */
const hiring = new RegExp(
  `(?:^|[.!\\n]\\s*)([\\p{Lu}][\\p{L}\\p{N}&'’. -]{1,60}?)\\s+(?:is|are) (?:currently |now )?${oneOf('seeks')}(?: for)? (?:an? |our (?:next |new )?)?([^.,;\\n(–]{3,80})`,
  'u',
);
/** "We are looking for an experienced nurse". */
export const wanted = new RegExp(
  `(?:we(?:['’]re| are)? ${oneOf('seeks')}|(?:wir|nous) (?:suchen|cherchons|recherchons)|buscamos)(?: for)? (?:an? |ab sofort |eine?n? |une? )?([^.,;\\n(–]{3,80})`,
  'iu',
);
/** "(m/w/d, part time)", "m/w", "– in Teilzeit ab Mai". */
const extras = new RegExp(
  `\\s*\\((?:[^)]*(?:${oneOf('bracket')}|,|\\d)[^)]*)\\)|\\s*[–—-]\\s*\\d+(?:\\.\\d+)? ?(?:hours?|hrs)(?![\\p{L}/])|\\s+(?:[hfmw]/[hfmw](?:/[dx])?)(?![\\p{L}/])|\\s*(?:[–—|-]\\s*)?(?:in )?\\b${oneOf('hours')}\\b[^–—|,]*?(?=\\s+[–—|-]\\s|,|$)`,
  'giu',
);
/** "Part-time Bookkeeper": what stands behind belongs to the title. */
const hoursAhead = /^(?:full|part)[- ]time\s+(?=\p{L})|^(?:vollzeit|teilzeit)[- ](?=\p{Lu})/iu;
const remote =
  /\bremote\b(?! (?:monitor|control|support|diagnos|sens|access|site|area|communit|location|team|hands|desktop|work(?:ing)? (?:a|per) week))|home ?office|work from (?:home|anywhere)|télétravail|teletrabajo|remoto|distributed team/i;
const hybrid = /\bhybrid\b|hybride|híbrido|\d days? (?:a week )?(?:in|at) (?:the|our) office/i;
const onSite = /\bon[- ]?site\b|in[- ]person|vor ort|sur site|presencial|in the office/i;
const notCompany = new RegExp(`\\d{3}|\\b${oneOf('no company')}\\b`, 'i');
const announcement =
  /^(?:we(?:['’]re| are) (?:now )?hiring|now hiring|hiring|job(?: opening| offer| description)?|vacancy|open (?:position|role)|wanted|join us as)\s*(?:an? )?[:!–-]\s*/i;
/** "Need a Shopify developer to speed up our store". */
/** "experienced full-time Senior Analytics Engineer!" */
const aroundTitle = new RegExp(`^(?:(?:${oneOf('praise')}|(?:full|part)[- ]time)\\s+)+(?=\\p{L})|[\\s!]+$`, 'giu');
const sought = /^(?:need(?:ed)?|seeking|looking for|searching for) an? (.+?)(?: to \p{Ll}.*)?$/iu;
/** In a sentence the title ends here: "an engineer to help set up reports", "a nurse who loves mornings". */
const purpose = /\s+(?:to|who|that)\s+\p{Ll}.*$/u;
/** "ROOFERS WANTED. Slate and tile." */
const wantedTail = /\s+(?:wanted|needed|required)(?:[.!].*$|(?=\s*$|\s+[–—|-]|,\s))/i;
const asA = /\b(?:[Aa]s an?|[Aa]s our|als|en tant qu['’e]) ?((?:\p{Lu}[\p{L}-]+ ?){1,5}?)(?= (?:in|at|on|with|you|for|within)\b|,)/u;
/** "Revenue Manager – The Lockwood Hotel": the title, whatever trade the company's name suggests. */
export const titleNoun = new RegExp(`\\b(?:${oneOf('title noun')}|head of \\p{L}+)$`, 'iu');
/** Nouns for someone who does a job, whatever the job is. */
export const workNoun = new RegExp(`(?<!\\p{L})${oneOf('work noun')}(?!\\p{L})`, 'iu');
/** Between the parts of a title; also "Data Engineer at nordlicht energy, Hamburg". */
const beside = /\s+[–—|·•-]\s+|,\s+|\s+(?:at|@|bei(?: der| dem)?|chez)\s+(?=\p{Lu}|\p{Ll}[\p{L}.]*(?: \p{Ll}[\p{L}.]*)?, \p{Lu})/u;
/** "St. Brendan's University Hospital": a company, even without a town beside it. */
const organisation = new RegExp(`^${oneOf('public body')} of\\s|(?<!\\p{L})${oneOf('employer noun')}\\.?$`, 'iu');
/** Headings that job boards put above the parts of a posting. */
const boardHeading =
  /^(?:about (?:the|this) (?:job|role|position)|(?:(?:company|role|job|position) )?(?:description|summary|overview)|job details|full job description)\s*:?$/i;
/** "Department of Biology": a part of the company, not a place. */
const unit = /^(?:department|dept\.?|faculty|school|division|institute|cent(?:re|er)) (?:of|for)\s/i;
/** "San Jose, California, United States". */
const country = new RegExp(`, ${oneOf('country')}$`, 'i');
/** "A full-time hybrid role for a Data Scientist". */
const roleFor = /\b(?:role|position|opening) (?:for|as) (?:an? )?((?:\p{Lu}[\p{L}/-]+ ?){1,5}?)(?=[.,;]| (?:in|at|on|with|to|who)\b)/u;
/** "We have an opening in our Boise office", "a law firm in Chicago". */
const officeIn =
  /(?<!\p{L})(?:(?:in|at|from|join|for) (?:our|the) (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?) (?:office|studio|site|plant|branch|hub|clinic|store|campus)|(?:firm|company|studio|agency|practice|start-?up|hospital|school) in (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?))(?![\p{L}'’])/u;
/** "St. Louis, MO": what stands before it is a town. */
const state = /^\p{Lu}{2}(?: \d{5})?$/u;
const most = 120;
/** A title with what it is for and for whom; the line under it still names the employer. */
const longestHead = 150;
/** A line that names an employer, its building and its town. */
const longestUnder = 160;
const tidy = (text: string) =>
  text
    .replace(/[*_#]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,–—|:-]+|[\s,–—|:.-]+$/g, '')
    .slice(0, most);

/** Tools are not checked, because many have the same name as a company. */
const isField = (part: string) => findSkills(part).some(({ skill, start, end }) => skill.area !== 'computing' && end - start === part.length);
/** "Litigation", "Water/Wastewater". */
const isOfTheWork = (part: string) => part.split(/\s*[/&]\s*/).some(isField);

/** The lines before a label that say whose it is. */
const reachBefore = 160;
const contactNear = new RegExp(`(?<!\\p{L})${oneOf('contact')}(?!\\p{L})[^.]*$`, 'iu');
/** "Job title: Nurse"; among the contacts it is the title of whoever answers questions. */
function roleLabelled(text: string): string | undefined {
  const found = roleLabel.exec(text);
  return found && !contactNear.test(text.slice(Math.max(0, found.index - reachBefore), found.index)) ? found[1] : undefined;
}

/** Company, role, place and level, as stated at the head of a posting; empty where it does not state them. */
export function readFacts(text: string): JobFacts {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !boardHeading.test(line));
  const first = (lines[0] ?? '')
    .replace(/^[#*\s]+|[*\s]+$/g, '')
    .replace(announcement, '')
    .replace(sought, '$1')
    .replace(wantedTail, '');
  const [sentence = '', ...more] = first.split(/(?<=\p{Ll}{3})\.\s+(?=[\p{Lu}\p{Sc}\d])/u);
  // "Commercial HVAC Service Tech. Allegheny Air, Pittsburgh PA. Start now."
  const title = more.length > 0 && sentence.split(' ').length > 1 && roleOf(sentence).family !== null ? sentence : first;
  const head = headingUse(title, false) === 'about' ? '' : title;
  const told = hiring.exec(text.slice(0, 1500));
  const roleSaid = roleLabelled(text);
  // "Role: the back end consists of two applications.": a heading above a text.
  const labelledRole = roleSaid && roleSaid.length <= longestHead && !/[.!?]\s/.test(roleSaid) ? roleSaid : undefined;
  const isTitle = head !== '' && head.length <= 110 && !/[.!?]$/.test(head);
  const bare = head.replace(hoursAhead, '');
  const parts = isTitle ? bare.replace(extras, '').split(beside).filter(Boolean) : [];
  // Company first, title second is as common as the other way round.
  const at = Math.max(
    0,
    parts.slice(0, 2).findIndex((part) => titleNoun.test(part) || roleOf(part).family !== null),
  );
  const others = parts.filter((part, index) => index !== at && !notCompany.test(part));
  // "Clinical Pharmacist – Oncology": a field of work, not a company.
  const companies = others.filter((part) => !isOfTheWork(part));
  const inText = told?.[2] ?? roleFor.exec(text)?.[1] ?? asA.exec(text)?.[1] ?? wanted.exec(text)?.[1];
  const role = tidy(
    (labelledRole ?? parts[at] ?? inText?.replace(purpose, '') ?? head)
      .replace(/\s*\([^)]*\)?\s*$/, '')
      .replace(/ to (?:join|own|help|work|lead|drive|build|support) (?:our|the|us|on|with|in|one of|and)(?!\p{L}).*$/iu, '')
      .replace(aroundTitle, ''),
  );
  const second = lines[1] ?? '';
  // "Meridian Pay · Berlin": a company's name may contain a word used in headings.
  const isHeading = headingUse(second, !isPlaceLine(second)) !== null;
  const parted = isTitle && !isHeading && placeParts(second);
  const under = parted && country.test(second) && parted.location.includes(',') ? { company: '', location: second } : parted;
  const placeUnder = under
    ? under.location
        .split(', ')
        .filter((part) => !unit.test(part))
        .join(', ')
    : '';
  const isUnder =
    under && under.company !== '' && !notCompany.test(under.company) && (companies.length === 0 || placeUnder !== '' || organisation.test(under.company));
  const behindAt = /\s(?:at|@|bei(?: der| dem)?|chez)\s+(\p{L}[^,–—|(]{1,60})/u.exec(head)?.[1]?.trim();
  const atCompany = behindAt && (/^\p{Lu}/u.test(behindAt) || companies.includes(behindAt)) ? behindAt : undefined;
  const isHead = head !== '' && head.length <= longestHead && !/[.!?]$/.test(head);
  const isLine =
    isHead && second.length <= longestUnder && ((!isHeading && parted !== null && parted !== false) || isOrganisation(second)) && !/[.!?]$/.test(second);
  const underTitle = isLine
    ? second
        .replace(/\s*\(([^()]*)\)$/, ', $1')
        .split(/\s+[–—|·•-]\s+|,\s+/u)
        .filter((part) => part !== '')
    : [];
  const isCountry = parted && country.test(second);
  const company = tidy(
    readCompany(text, {
      labelled: companyLabel.exec(text)?.[1] ?? null,
      besideTitle: companies.filter((part) => !state.test(part) && !state.test(parts[parts.indexOf(part) + 1] ?? '')),
      atTitle: atCompany ?? null,
      underTitle: notCompany.test(underTitle[0] ?? '') && !organisation.test(underTitle[0] ?? '') ? [] : underTitle,
      isWithCountry: isCountry === true,
    }),
  );
  // If the company is named elsewhere, what is beside the title is just the place.
  const beyond = companies.filter((part) => tidy(part) !== company).join(', ');
  const office = officeIn.exec(text.slice(0, 1500));
  const location = tidy(
    locationLabel.exec(text)?.[1] ??
      ((isUnder ? placeUnder : under ? [under.company, placeUnder].filter(Boolean).join(', ') : beyond) || (office?.[1] ?? office?.[2] ?? '')),
  );
  const workplace = hybrid.test(text) ? 'hybrid' : remote.test(text) ? 'remote' : onSite.test(text) ? 'on-site' : null;
  return { company, role, location, workplace, seniority: role ? seniorityOf(role.split(/ (?:to|for|at) /)[0] ?? role) : null, language: languageOf(text) };
}
