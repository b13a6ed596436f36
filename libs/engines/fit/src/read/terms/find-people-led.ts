import { skillNamed } from '@folia/skills/find-skills';

const people =
  '(?:team|crew|gang|staff|shift|squad|department|group|brigade|people|employees|colleagues|technicians|nurses|developers|engineers|specialists|analysts|teachers|cooks|drivers|pickers|workers|operators|assistants|managers|representatives|associates|designers|accountants|electricians|volunteers|members|reports|mitarbeiter\\p{L}*|équipe|personnes|equipo|personas)';
const number = '(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|several)';
const leads = new RegExp(
  `(?<![\\p{L}])(?:manag(?:e|ed|es|ing)|led|leads?|leading|supervis(?:e|ed|es|ing)|line-manag\\w+|head(?:ed|ing)?|direct(?:ed|ing)?|oversaw|oversee(?:s|ing)?|führ\\p{L}+|leit\\p{L}+|encadr\\p{L}+|dirig\\p{L}+|coach(?:ed|es|ing)?)\\s+(?:(?:or|and) [\\p{L}]+\\s+)?(?:(?:a|the|my|our|their|an?)\\s+)?(?:${number}\\s+(?:[\\p{L}-]+\\s+){0,2}?[\\p{L}-]+s(?![\\p{L}])|(?:[\\p{L}-]+\\s+){0,2}?${people}(?![\\p{L}]))|(?<![\\p{L}])(?:ran|running)\\s+(?:a|the|my|our)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:team|crew|gang|squad|brigade|department)(?![\\p{L}])`,
  'iu',
);

export const peopleManagement = skillNamed('People management');

/** Where a line says that people were led ("manage two specialists"), even without the word; null when it does not. */
export function findPeopleLed(line: string): { start: number; end: number } | null {
  const found = leads.exec(line);
  return found && { start: found.index, end: found.index + found[0].length };
}
