import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import type { Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { roleOf } from '@folia/fit/read/role/read-role';
import { phraseFinder } from '@folia/text/phrase-finder';
import { yearsOf } from '../tailor/compose/compose-summary';
import { endSentence } from '../tailor/compose/end-sentence';
import { atEmployer } from '../words/at-employer';
import { isEverydayPaper } from '../words/everyday-papers';
import { continued } from '../words/line-beginning';
import { listed } from '../words/listed';
import { nameInSentence, smallWordsOf } from '../words/name-in-sentence';
import { saysItself, standingOf } from '../words/standings';
import { article, small } from '../words/title-in-sentence';
import { isUnfinished } from '../words/unfinished';
import { wordList } from '../words/word-list';
import { type Languages, resting, type Said, type ShownItem, textOf } from './letter-entries';
import { letterPhrases } from './letter-phrases';

const mostSkills = 6;
const mostCredentials = 4;
const schooling = wordList('degrees', ['degree', 'training']);
const degrees = phraseFinder(schooling.filter(({ wordClass }) => wordClass === 'degree'));
const trainings = phraseFinder(schooling.filter(({ wordClass }) => wordClass === 'training'));

/** "BSc in Mathematics", "DUT Informatique": a degree and its field, in the language's way. */
const joints: Readonly<Record<ResumeLanguage, string>> = { en: ' in ', de: ' ', fr: ' ', es: ' en ' };
function degreeOf(school: PortfolioItem, language: ResumeLanguage): string {
  const [degree, area] = [textOf(school, 'degree'), textOf(school, 'area')];
  if (!degree || !area || degree.toLowerCase().includes(area.toLowerCase())) return degree || area;
  return `${degree}${joints[language]}${language === 'en' ? small(area) : area}`;
}

/** "B.S." is BS. */
const dots = /\.(?=\p{L}|\s|$)/gu;

function studied(school: PortfolioItem, { language, ofLines }: Languages, asOf: string, isAlso: boolean): string {
  const write = letterPhrases[language];
  const [degree, institution, end] = [degreeOf(school, ofLines), textOf(school, 'institution'), textOf(school, 'endDate')];
  if (!degree) return write('studied-at', { school: institution });
  if (school.fields.current === true || end > asOf.slice(0, end.length)) return write('studying', { degree, school: institution });
  if (language === 'de' && ofLines === 'de' && trainings.isIn(textOf(school, 'degree')))
    return write('studied-training', { degree: [textOf(school, 'degree'), textOf(school, 'area')].filter(Boolean).join(' als '), school: institution });
  if (language === 'en' && degrees.find(degree.replace(dots, ''))[0]?.start === 0)
    return write(isAlso ? 'studied-degree-also' : 'studied-degree', {
      degree: `${article(degree)} ${degree}`,
      from: atEmployer(institution, 'en').replace(/^at /, ''),
    });
  return write('studied', { degree, school: institution });
}

/** "LPIC-2" needs no words around it. */
const abbreviation = /^\p{Lu}{2}[\p{Lu}\d+-]*$/u;
/** Papers and standings: "I am HCPC registered.", "I hold the following: …". */
function credentialSentence(names: readonly string[], language: ResumeLanguage): string {
  const write = letterPhrases[language];
  if (language !== 'en') return write('holds', { listed: listed(names, language) });
  const standings = names
    .filter(saysItself)
    .map((name) => (standingOf(name) === 'beginning' ? continued(name) : standingOf(name) === 'member' ? `${article(name)} ${name}` : name));
  const held = names.filter((name) => !saysItself(name));
  const isHad = held.every((name) => standingOf(name) === 'held') || (held.length === 1 && abbreviation.test(held[0] ?? ''));
  return [
    ...(standings.length > 0 ? [write('am', { listed: listed(standings, language) })] : []),
    ...(held.length > 0 ? [write(isHad ? 'holds' : 'holds-named', { listed: listed(held, language) })] : []),
  ]
    .map(endSentence)
    .join(' ');
}

/** What is said about years, skills, credentials and school. Pure. */
export function letterFacts(
  { skills, summary, asOf, job }: Tailoring,
  byId: ReadonlyMap<string, PortfolioItem>,
  shown: (kind: PortfolioItem['kind']) => ShownItem[],
  languages: Languages,
): Said[] {
  const { language, ofLines } = languages;
  const write = letterPhrases[language];
  const roleSentence = summary.find((one) => one.kind === 'role' || one.kind === 'headline');
  const yearItems = (roleSentence?.yearsOf ?? []).flatMap((id) => byId.get(id) ?? []);
  const years = yearsOf(yearItems, asOf);
  const smallWords = smallWordsOf([...byId.values()]);
  const { branch } = roleOf(job?.role ?? '');
  const asked = skills
    .flatMap((skill) => (skill.shown && typeof skill.namedAt === 'number' ? [{ ...skill, namedAt: skill.namedAt }] : []))
    .filter(({ text }) => !/\bskills$/i.test(text) && !isEverydayPaper(text, branch))
    .toSorted((a, b) => a.namedAt - b.namedAt)
    .slice(0, mostSkills);
  const names = asked.map((skill) => nameInSentence(skill.text, smallWords, ofLines));
  // A licence to drive is said where it is asked for, behind the papers of the trade.
  const isEveryday = ({ item }: ShownItem) => isEverydayPaper(textOf(item, 'name'), branch);
  const held = shown('certification').filter((one) => !isUnfinished(textOf(one.item, 'name')) && (one.tailored.why === 'asked' || !isEveryday(one)));
  const credentials = [...held.filter((one) => !isEveryday(one)).slice(0, mostCredentials), ...held.filter(isEveryday)];
  const credentialNames = credentials.map(({ item }) => textOf(item, 'name'));
  const school = shown('education')[0]?.item;
  const idsOf = (items: readonly PortfolioItem[]) => items.map(({ id }) => id);
  const skillIds = asked.flatMap(({ itemIds }) => itemIds);
  return [
    ...(years > 0 ? [resting('years', write(years === 1 ? 'years-one' : 'years', { years: `${years}` }), idsOf(yearItems))] : []),
    ...(asked.length > 0 ? [resting('skills', write('skills', { listed: listed(names, language) }), skillIds)] : []),
    ...(credentials.length > 0 ? [resting('credentials', credentialSentence(credentialNames, language), idsOf(credentials.map(({ item }) => item)))] : []),
    ...(school ? [resting('education', endSentence(studied(school, languages, asOf, credentials.length > 0)), [school.id])] : []),
  ];
}
