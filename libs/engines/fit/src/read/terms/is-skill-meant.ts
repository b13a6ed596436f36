import type { SkillMention } from '@folia/skills/skill';

/** "Our editor is on leave", "a physiotherapist to join us": a person, not something to know. */
const isAgent = (words: string, before: string, after: string) =>
  /^[a-z]+(?:er|or|ist)$/.test(words) && (/\b(?:[Oo]ur|[Tt]he) $/.test(before) || /^ (?:to join|who )/.test(after));

/** "Co-teaching with classroom teachers", "meet with vendors": the people it is done with. */
const areBeside = (words: string, before: string) =>
  /^\p{Ll}+(?:er|or|ist|ian|nurse)s$/u.test(words) && /(?<!experience |experienced )\bwith (?:the |our |other |all )?(?:\p{Ll}+ )?$/iu.test(before);

/** "Supervise six nurses and three healthcare assistants": people who are there already. */
const areCounted = (words: string, before: string) =>
  /^\p{Ll}[\p{Ll} -]*s$/u.test(words) &&
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|several|\d{1,3}) (?:\p{Ll}+ )?$/iu.test(before) &&
  /(?:er|or|ist|ant|ian|nurse|aide)s$/.test(words);

/** "Lead a team of support workers", "the nurses will be focused on the patient": people who are there already. */
const areThere = (words: string, before: string, after: string) =>
  /(?:er|or|ist|ant|ian|nurse|aide|secretarie|assistant)s$/iu.test(words) &&
  (/\bteam of (?:\p{L}+ ){0,2}$/iu.test(before) || (/\b(?:the|our|and) $/iu.test(before) && /^ will be(?!\p{L})/u.test(after)));

const departments =
  /^(?:finance|accounting|sales|marketing|engineering|design|product|operations|legal|procurement|purchasing|production|quality|logistics|customer (?:service|success|support)|data science|security|compliance)$/i;
/** "Build a budget with finance": the people of a department, unless experience with it is asked for. */
const isDepartment = (words: string, before: string, after: string) =>
  departments.test(words) &&
  /\b(?:with|from|alongside) (?:(?:our|the|your) )?(?:[\p{L}]+(?:,| and|, and) ){0,2}$/iu.test(before) &&
  !/(?:experience|background|knowledge|familiar\w*|comfort\w*|proficien\w+|skills?) (?:with|from) /i.test(before) &&
  /^(?:\W|$)/u.test(after) &&
  !/^ (?:software|tools?|systems?|platforms?|experience|degree|background)/i.test(after);

/** Nobody has had a record check before they are hired. "18-bed unit" does not ask for a B.Ed., and software runs "in production" without any plant. */
export const isSkillMeant = ({ skill, start, end, words }: SkillMention, text: string) =>
  words !== 'do' &&
  !(words === 'GCP' && /clinical practice \($|ICH-$/i.test(text.slice(Math.max(0, start - 20), start))) &&
  // "Renewals that you negotiated and closed yourself".
  !(/^\p{Ll}+ed$/u.test(words) && /\b(?:that|which) you(?:['’]ve| have)? (?:\p{Ll}+ )?$/iu.test(text.slice(Math.max(0, start - 30), start))) &&
  !/\bif there(?:['’]s| is| are) (?:an? )?$/i.test(text.slice(Math.max(0, start - 16), start)) &&
  words !== 'vital' &&
  skill.id !== 'dbs-check' &&
  !(
    /^supervision$/i.test(words) &&
    /\b(?:little|minimal|minimum|limited|direct|close|without|under)(?: \w+)? $/i.test(text.slice(Math.max(0, start - 24), start))
  ) &&
  !isDepartment(words, text.slice(Math.max(0, start - 60), start), text.slice(end, end + 14)) &&
  !isAgent(words, text.slice(Math.max(0, start - 5), start), text.slice(end, end + 10)) &&
  !areBeside(words, text.slice(Math.max(0, start - 40), start)) &&
  !areThere(words, text.slice(Math.max(0, start - 30), start), text.slice(end, end + 9)) &&
  !areCounted(words, text.slice(Math.max(0, start - 30), start)) &&
  !(/^(?:writing|reading|drawing)$/.test(words) && /^ (?:an?|the|your|our|their|its|clear|good) /.test(text.slice(end, end + 7))) &&
  !/\b(?:beyond|more than|not just) (?:the |an? )?$/i.test(text.slice(Math.max(0, start - 16), start)) &&
  !(words === 'writing' && /\b(?:clear|excellent|good|strong|crisp|great|concise) $/i.test(text.slice(Math.max(0, start - 10), start))) &&
  !/^own (?:\p{L}+ )?tools$/iu.test(words) &&
  !(words === 'AWS' && /^ [DB]\d/.test(text.slice(end, end + 4))) &&
  !(skill.kind === 'credential' && /^[a-z]{2,4}$/.test(words)) &&
  // "On-call rota": when the work is done.
  !(/^rota$/i.test(words) && /\bcall $/i.test(text.slice(Math.max(0, start - 5), start))) &&
  !(
    /^production$/i.test(words) &&
    (/\b(?:in|into|to) $/.test(text.slice(Math.max(0, start - 6), start)) || /^ experience (?:with|of|in|using) /i.test(text.slice(end, end + 18)))
  );
