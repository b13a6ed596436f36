import type { JobFacts } from '@folia/contracts/fit-score/shapes';
import { findSkills } from '@folia/skills/find-skills';
import { isPlaceLine, placeParts } from '../passages/place-line';
import { headingUse } from '../passages/read-heading';
import { isOrganisation, readCompany } from './read-company';
import { roleOf } from './read-role';
import { seniorityOf } from './seniority';

const labelled = (names: string) => new RegExp(`^[\\s*#•-]*(?:${names})[\\s*]*[:：][\\s*]*(\\S.*)$`, 'imu');
const roleLabel = labelled('job title|class title|job class(?:ification)?|title|position|role|stelle|poste|intitulé du poste|puesto|vacancy');
const companyLabel = labelled('company|employer|organi[sz]ation|unternehmen|firma|arbeitgeber|entreprise|société|empresa');
const locationLabel = labelled('location|place of work|work location|based in|where|standort|ort|arbeitsort|lieu|lieu de travail|localisation|ubicación|lugar');
const hiring =
  /(?:^|[.!\n]\s*)([\p{Lu}][\p{L}\p{N}&'’. -]{1,60}?)\s+(?:is|are) (?:currently |now )?(?:hiring|looking for|seeking|searching for|recruiting)(?: for)? (?:an? |our (?:next |new )?)?([^.,;\n(–]{3,80})/u;
const wanted =
  /(?:we(?:['’]re| are)? (?:hiring|looking for|seeking|searching for|recruiting)|(?:wir|nous) (?:suchen|cherchons|recherchons)|buscamos)(?: for)? (?:an? |ab sofort |eine?n? |une? )?([^.,;\n(–]{3,80})/iu;
const extras =
  /\s*\((?:[^)]*(?:m\/w|w\/m|f\/m|h\/f|f\/h|m\/f|full|part|remote|hybrid|on-?site|all genders|gn|d\/|,|\d)[^)]*)\)|\s+(?:[hfmw]\/[hfmw](?:\/[dx])?)(?![\p{L}/])|\s*(?:[–—|-]\s*)?(?:in )?\b(?:full[- ]time|part[- ]time|permanent|contract|vollzeit|teilzeit|cdi|cdd)\b[^–—|,]*?(?=\s+[–—|-]\s|,|$)/giu;
/** "Part-time Bookkeeper": what stands behind belongs to the title. */
const hoursAhead = /^(?:full|part)[- ]time\s+(?=\p{L})|^(?:vollzeit|teilzeit)[- ](?=\p{Lu})/iu;
const remote =
  /\bremote\b(?! (?:monitor|control|support|diagnos|sens|access|site|area|communit|location|team|hands|desktop|work(?:ing)? (?:a|per) week))|home ?office|work from (?:home|anywhere)|télétravail|teletrabajo|remoto|distributed team/i;
const hybrid = /\bhybrid\b|hybride|híbrido|\d days? (?:a week )?(?:in|at) (?:the|our) office/i;
const onSite = /\bon[- ]?site\b|in[- ]person|vor ort|sur site|presencial|in the office/i;
const notCompany =
  /\d{3}|\b(?:shifts?|hours?|weekends?|level|remote|hybrid|full|part|nights?|days|mid|senior|junior|m\/w|permanent|temporary|fixed[- ]term|months?|cover)\b/i;
const announcement =
  /^(?:we(?:['’]re| are) (?:now )?hiring|now hiring|hiring|job(?: opening| offer| description)?|vacancy|open (?:position|role)|wanted|join us as)\s*(?:an? )?[:!–-]\s*/i;
/** "Need a Shopify developer to speed up our store". */
const sought = /^(?:need(?:ed)?|seeking|looking for|searching for) an? (.+?)(?: to \p{Ll}.*)?$/iu;
/** "ROOFERS WANTED. Slate and tile." */
const wantedTail = /\s+(?:wanted|needed|required)(?:[.!].*$|(?=\s*$|\s+[–—|-]|,\s))/i;
const asA = /\b(?:[Aa]s an?|as our|als|en tant qu['’e]) ?((?:\p{Lu}[\p{L}-]+ ?){1,5}?)(?= (?:in|at|on|with|you|for|within)\b|,)/u;
/** "Revenue Manager – The Lockwood Hotel": the title, whatever trade the company's name suggests. */
export const titleNoun =
  /\b(?:manager|officer|director|coordinator|specialist|assistant|administrator|supervisor|executive|technician|operative|head of \p{L}+)$/iu;
/** Nouns for someone who does a job, whatever the job is. */
export const workNoun =
  /(?<!\p{L})(?:engineer|developer|designer|analyst|scientist|nurse|teacher|driver|clerk|consultant|architect|technician|therapist|writer|editor|cook|chef|worker|agent|advisor|adviser|planner|buyer|operator|entwickler(?:in)?|ingenieur(?:in)?|ingénieure?|développeu(?:r|se)|desarrollador[a]?)(?!\p{L})/iu;
/** Between the parts of a title; also "Data Engineer at nordlicht energy, Hamburg". */
const beside = /\s+[–—|·•-]\s+|,\s+|\s+(?:at|@|bei|chez)\s+(?=\p{Lu}|\p{Ll}[\p{L}.]*(?: \p{Ll}[\p{L}.]*)?, \p{Lu})/u;
/** "St. Brendan's University Hospital": a company, even without a town beside it. */
const organisation =
  /^(?:department|ministry|office|bureau|city|county|state|town) of\s|(?<!\p{L})(?:hospitals?|clinics?|universit\p{L}+|colleges?|schools?|academy|institutes?|trust|council|bank|group|partners|inc|llc|llp|ltd|gmbh|ag|s\.?a|plc|foundation|hotels?|restaurants?|services|solutions|systems|technologies|industries|consulting|associates|bros|& sons)\.?$/iu;
/** Headings that job boards put above the parts of a posting. */
const boardHeading = /^(?:about (?:the|this) (?:job|role|position)|(?:company|role|job|position) description|job details|full job description)\s*:?$/i;
/** "Department of Biology": a part of the company, not a place. */
const unit = /^(?:department|dept\.?|faculty|school|division|institute|cent(?:re|er)) (?:of|for)\s/i;
/** "San Jose, California, United States". */
const country =
  /, (?:united states(?: of america)?|usa?|canada|united kingdom|uk|england|scotland|ireland|germany|deutschland|austria|österreich|switzerland|schweiz|france|spain|españa|italy|netherlands|belgium|sweden|norway|denmark|finland|poland|portugal|india|australia|new zealand|singapore|japan|brazil|mexico)$/i;
/** "A full-time hybrid role for a Data Scientist". */
const roleFor = /\b(?:role|position|opening) (?:for|as) (?:an? )?((?:\p{Lu}[\p{L}/-]+ ?){1,5}?)(?=[.,;]| (?:in|at|on|with|to|who)\b)/u;
/** "We have an opening in our Boise office", "a law firm in Chicago". */
const officeIn =
  /(?<!\p{L})(?:(?:in|at|from|join|for) (?:our|the) (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?) (?:office|studio|site|plant|branch|hub|clinic|store|campus)|(?:firm|company|studio|agency|practice|start-?up|hospital|school) in (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?))(?![\p{L}'’])/u;
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

const stopwords: Readonly<Record<JobFacts['language'], RegExp>> = {
  en: /\b(?:the|and|you|with|for|our|we|your|of|are|experience)\b/gi,
  de: /\b(?:und|der|die|das|mit|für|sie|wir|du|von|einen?|ihre?|oder|bei|kenntnisse)\b/gi,
  fr: /\b(?:et|les?|des|vous|nous|avec|pour|une?|votre|dans|du|expérience|êtes)\b/gi,
  es: /\b(?:y|los?|las|con|para|una?|tu|del|en|que|experiencia|buscamos|se)\b/gi,
};
/** The language that most of the small words belong to; a tie means English. */
export function languageOf(text: string): JobFacts['language'] {
  const counts = (Object.keys(stopwords) as JobFacts['language'][]).map((language) => [language, text.match(stopwords[language])?.length ?? 0] as const);
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
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
  const labelledRole = roleLabel.exec(text)?.[1];
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
  const role = tidy(
    (labelledRole ?? parts[at] ?? told?.[2] ?? roleFor.exec(text)?.[1] ?? asA.exec(text)?.[1] ?? wanted.exec(text)?.[1] ?? head).replace(
      /\s*\([^)]*\)?\s*$/,
      '',
    ),
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
  const behindAt = /\s(?:at|@|bei|chez)\s+(\p{L}[^,–—|(]{1,60})/u.exec(head)?.[1]?.trim();
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
      besideTitle: companies,
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
