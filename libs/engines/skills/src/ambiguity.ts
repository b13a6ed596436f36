import type { Surroundings } from './surroundings';

/**
 * What shows that a word that is also an everyday word, a name or somebody else's abbreviation is the skill. Where a single word is
 * never the skill is said in vetoes.ts; what lists show, in decide.ts.
 */

const anyOf = (words: string) =>
  words
    .trim()
    .split(/\s*\n\s*|\s*,\s*/)
    .join('|');

/** What leads to a skill in whatever case: "experience in sales", "knowledge of Go". */
const STRONG_LEADS = anyOf(`
  (?:knowledge|command|understanding|use|grasp|mastery|users?|years|experience|exposure|background|principles|basics|fundamentals) (?:of|in|with|using|to)
  (?:experienced|expertise|expert|skills?|skilled|proficient|proficiency|competent|competence|trained|training|certified|certification|fluent|fluency|versed) (?:in|with|at|of)
  (?:working|worked|work|familiar|familiarity|career|careers|qualification|coursework|specialization|interest|degree|diploma) (?:in|with|using)
  years[’']?, yrs, years['’] experience
`);

/** What leads to a skill that is written in the case of a name: "using Make", "modern C". */
const LEADS = anyOf(`
  in, with, using, via, into, on, like, such as, including, e\\.?g\\.?, plus
  know, knows, knowing, learn, learning, learned, use, uses, used, write, writes, wrote, writing
  proficient, programming, coding, scripting, certified, idiomatic, modern, embedded, senior, junior, advanced, intermediate, basic
  microsoft, ms, adobe, google, apache, salesforce, versions? of
`);

const BETWEEN = anyOf('the, our, modern, advanced, basic, some, pure, strong, solid, good, either, both, idiomatic, production, our own');

/** What follows a skill in whatever case: "sales experience", "Go is a plus". */
const STRONG_FOLLOWERS = anyOf(`
  experience, skills?, proficiency, knowledge, expertise, literacy, background, fundamentals, principles, techniques, methodology, basics
  certifi\\w+, licen[cs]\\w*, credentials?, registration, or similar, or equivalent, or better
  (?:is|are) (?:a|an|your|our|not|required|preferred|essential|desired|desirable|nice|must), a plus, a must, an advantage, a bonus, nice to have
  required, preferred, essential, desirable, desired
`);

/** What follows a skill that is written in the case of a name: "Go developer", "Excel macros", "Epic charting". */
const FOLLOWERS = anyOf(`
  based, language, languages, developers?, programmers?, programming, engineers?, developments?, code, codebases?, coding, scripts?, scripting
  services?, microservices?, backends?, frontends?, back-ends?, front-ends?, frameworks?, library, libraries, stack, applications?, apps?
  components?, packages?, modules?, hooks, compilers?, toolchain, ecosystem, software, plugins?, integrations?, projects?, pipelines?, tests?, testing
  spreadsheets?, workbooks?, macros?, formulas?, pivot, modell?ing, files, reports?, dashboards?, templates?, channels, workspaces?
  databases?, db, queries, erp, clusters?, jobs, servers?, environments?, admins?, administrators?, administration, administering, security
  cookbooks?, playbooks?, recipes, charting, documentation, trained, setting, unit, screens?, pages?, views?, widgets?, uis?, migrations?, rewrites?
`);

/** "Excel 2016", "React 18", "Go 1.21", "Word (advanced)". */
const VERSION_OR_LEVEL =
  /^(?:[ \u00a0-]?(?:\d{1,2}(?:\.\d+)*(?![\d:%]|,\d)|\d\.x)|[ \u00a0]20[012]\d(?!\d)|[ \u00a0]\((?:advanced|basic|intermediate|expert|proficient|beginner|fluent|\d+\+?[ \u00a0](?:years|yrs)))/i;

/** "Go in production", "Spark at scale". */
const IN_USE = /^[ \u00a0](?:in (?:production|anger)|at scale)(?=\s*(?:$|[,.;:()\n]))/i;

const led = (words: string) => new RegExp(`(?:^|[^\\p{L}])(?:${words})(?: (?:${BETWEEN}))?[ \\u00a0]$`, 'iu');
const followed = (words: string) => new RegExp(`^[ \\u00a0-](?:${words})(?![\\p{L}\\p{N}])`, 'iu');
const STRONGLY_LED = led(STRONG_LEADS);
const LED = led(LEADS);
const STRONGLY_FOLLOWED = followed(STRONG_FOLLOWERS);
const FOLLOWED = followed(FOLLOWERS);

const HEADING_WORDS = anyOf(`
  languages?, skills?, tools?, tooling, technology, technologies, software, stack, frameworks?, platforms?, systems?, programs?, applications?
  environment, databases?, requirements?, required, preferred, must[- ]haves?, proficiency, proficiencies, competency, competencies, keywords, methods
  certifications?, licen[cs]es?, credentials?, backend, back-end, frontend, front-end, infrastructure, programming, office
`);

/** A heading before a list: "Languages: Go", "Tools – Make". */
const HEADED = new RegExp(`(?:^|[\\n•·*|;(.])[^\\n,;.•]{0,40}(?:${HEADING_WORDS})\\)?[ \\t]*[:–—-][ \\t]*$`, 'iu');

const CAPITALISED_BEFORE = /(?:^|[^\p{L}])(?:\p{Lu}\p{Ll}+|\p{Lu}\.)[ \u00a0]$/u;
const CAPITALISED_AFTER = /^(?:[ \u00a0]\p{Lu}\p{Ll}|['’]s\b|[-‑](?:\p{L}|\d))/u;
const TIED_BEFORE = /[\p{L}\p{N}][-‑&'’.@_]$|[@°$€£_]\s?$/u;
const TIED_AFTER = /^(?:[&@_°]|['’.]\p{L}|[-‑]\p{L})/u;

/** Whether the words right behind show the skill; a word that isn't written as a name needs more. */
export function isFollowed({ after }: Surroundings, asName: boolean): boolean {
  return STRONGLY_FOLLOWED.test(after) || (asName && (FOLLOWED.test(after) || VERSION_OR_LEVEL.test(after) || IN_USE.test(after)));
}

/** Whether the words or the heading right before show the skill; a word that isn't written as a name needs more. */
export function isLed({ before }: Surroundings, asName: boolean): boolean {
  return STRONGLY_LED.test(before) || HEADED.test(before) || (asName && LED.test(before));
}

/** Whether a sign ties the word to another one: "C-level", "T&C", "vue.example". */
export function isTied({ before, after }: Surroundings): boolean {
  return TIED_BEFORE.test(before) || (TIED_AFTER.test(after) && !FOLLOWED.test(after));
}

/** Whether it looks like a part of a longer name: "Unity Hospital", "Executive Chef". */
export function isPartOfName({ before, after }: Surroundings): boolean {
  return CAPITALISED_AFTER.test(after) || (CAPITALISED_BEFORE.test(before) && !LED.test(before));
}

/** Whether a capital stands where only a name has one: "moved the jobs to Celery". */
export function standsAmid({ before, after }: Surroundings): boolean {
  return /[\p{Ll}\d,][ \u00a0]$/u.test(before) && /^(?:[\s,;:.)]|$)/.test(after);
}

/** Whether everything around is in capitals, so that "EXCEL" is no more than "Excel" in a heading. */
export function isAllCapitals({ before, after }: Surroundings): boolean {
  return !/\p{Ll}/u.test(before.slice(-30) + after.slice(0, 30));
}

/** Whether an item of a list goes on with words of its own: "R for analysis". */
export function goesOn({ after }: Surroundings): boolean {
  return /^[ \u00a0](?:for|on|in|with|is|are|as|at|preferred|required|desirable|experience|would|\()/.test(after);
}
