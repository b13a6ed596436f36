import type { Skill } from './skill';

/** Rows of one category; README.md says how a row is written. */
export type SkillRows = { category: string; kind: Skill['kind']; rows: string };

/**
 * One way of writing a skill. `exact` (`!` in a row): it counts in this letter case only. `shownBy`: what it takes to be the skill in
 * running text: nothing more, words around it (`?`), or these or other skills of its area in the text (`*`).
 */
export type SkillWord = { skill: Skill; written: string; exact: boolean; shownBy: 'itself' | 'context' | 'area' };

const SPELT: [RegExp, string][] = [
  [/\+/g, ' plus '],
  [/#/g, ' sharp '],
  [/(^|\s)\./g, '$1dot '],
  [/&/g, ' and '],
  [/['’]/g, ''],
];

/** The id of a name: "C++" is `c-plus-plus`, ".NET" `dot-net`. */
export function skillId(name: string): string {
  const spelt = SPELT.reduce((text, [sign, word]) => text.replace(sign, word), name.normalize('NFD').replace(/\p{M}+/gu, ''));
  return spelt
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

const listed = (cell = '') =>
  cell
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

function readWord(entry: string): Omit<SkillWord, 'skill'> {
  const [, written = '', exact, mark] = /^(.*?)(!?)([?*]?)$/.exec(entry) ?? [];
  return { written, exact: exact === '!', shownBy: mark === '?' ? 'context' : mark === '*' ? 'area' : 'itself' };
}

function readImplied(entry: string): { id: string; weight: number } {
  const [, name = '', weight = '1'] = /^(.+?)(?:\s+(0\.\d+))?$/.exec(entry) ?? [];
  return { id: skillId(name), weight: Number(weight) };
}

/** The skills of one category with every way to write them. Throws on a row that is no row. */
export function readRows(area: string, { category, kind, rows }: SkillRows): SkillWord[] {
  return rows
    .split('\n')
    .filter((row) => row.trim())
    .flatMap((row) => {
      const cells = row.split('|');
      const name = readWord(cells[0]?.trim() ?? '');
      const aliases = listed(cells[1]).map(readWord);
      if (!name.written || cells.length > 3) throw new Error(`No row of skills: ${row}`);
      const skill: Skill = {
        id: skillId(name.written),
        name: name.written,
        kind,
        area,
        category,
        aliases: aliases.map(({ written }) => written),
        ambiguous: name.shownBy !== 'itself',
        implies: listed(cells[2]).map(readImplied),
      };
      return [name, ...aliases].map((word) => ({ skill, ...word }));
    });
}
