import { findSkills } from '@folia/skills/find-skills';

const pay = /[$€£]|\d{2,}[.,]?\d*\s?(?:k\b|\/|per|an hour|eur|usd|chf)|shift|salary|permanent|full[- ]time|part[- ]time|\d days?/i;
const remote = /\bremote\b|hybrid|home ?office/i;
const anywhere = /^(?:\(?(?:fully )?(?:remote|hybrid|on-?site|home ?office)\b[^,]*)$/i;
const sentence = /(?<!\b(?:St|Mt|Dr|Inc|Ltd|Co|No|Ft))[.!?](?:\s|$)|[:;](?:\s|$)/u;
const verb = /\b(?:we|you|our|is|are|was|has|have|runs?|builds?|sells?|makes?|serves?|looking|seeks?|hiring|wir|sie|nous|vous|buscamos|somos)\b/i;
const most = 110;
/** A line with more words than this that ends in a full stop is a sentence. */
const mostWords = 9;

/** "React, TypeScript, CSS" are not towns. */
const namesSkills = (line: string): boolean => findSkills(line).filter(({ skill }) => skill.kind === 'skill').length > 1;

/** "Company, Town ST", "Company – Town – pay", "Company | Town": the parts of the line under a title; null when it is not such a line. */
export function placeParts(line: string): { company: string; location: string } | null {
  const [first = ''] = line.trim().split(/(?<!\b(?:St|Mt|Dr|Inc|Ltd|Co|No|Ft))\.\s+(?=[\p{Lu}\d])/u);
  const told = first.replace(/\.$/, '').replace(/\s*\((?:on[- ]?site|remote|hybrid|full[- ]time|part[- ]time)[^)]*\)/gi, '');
  if (
    told === '' ||
    told.length > most ||
    (/[.!?](?:\s|$)/.test(line.slice(told.length)) && told.split(/\s+/).length > mostWords) ||
    sentence.test(told) ||
    verb.test(told) ||
    !/^\p{Lu}|^\d/u.test(told) ||
    namesSkills(told)
  )
    return null;
  // Also "Oakline (Toronto, hybrid)".
  const [company = '', ...rest] = told
    .replace(/\s*\(([^()]*)\)$/, ', $1')
    .split(/\s+[–—|·•-]\s+|,\s+/u)
    .filter((part) => !pay.test(part) || remote.test(part));
  return { company, location: rest.filter((part) => !anywhere.test(part)).join(', ') };
}

export const isPlaceLine = (line: string): boolean => (placeParts(line)?.location ?? '') !== '' || (/[,–—|·]/.test(line) && placeParts(line) !== null);

/** "0.9 FTE, nights, every third weekend. Requisition 11873": the terms of the work, below its title and place. */
export const isTermsLine = (line: string): boolean =>
  line.length <= most &&
  /\bfte\b|\b(?:requisition|req|job id|ref(?:erence)?)\b[^.]{0,8}\d|\d ?[ap]\.?m\b|[$€£] ?\d|\b(?:full|part)[- ]time\b|\bpermanent\b/i.test(line) &&
  !verb.test(line) &&
  !namesSkills(line);
