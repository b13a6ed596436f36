import { AREAS } from './data/areas';
import { findSkills, skillNamed } from './find-skills';
import { type SkillWord, skillId } from './read-rows';
import { splitWords } from './split-words';
import { SKILL_WORDS, SKILLS, skillById } from './taxonomy';

const foldedWords = (written: string) =>
  splitWords(written)
    .map(({ folded }) => folded)
    .join(' ');
const rowsOf = (rows: string) => rows.split('\n').filter((row) => row.trim());

describe('the data of skills', () => {
  test('are more than 1,500 skills, credentials and languages', () => {
    expect(SKILLS.length).toBeGreaterThanOrEqual(1500);
    expect(new Set(SKILLS.map(({ kind }) => kind))).toEqual(new Set(['skill', 'credential', 'language']));
    const lines = Object.values(AREAS).flatMap((categories) => categories.flatMap(({ rows }) => rowsOf(rows)));
    expect(lines).toHaveLength(SKILLS.length);
  });

  test('have a unique id each, made of the name', () => {
    expect(new Set(SKILLS.map(({ id }) => id)).size).toBe(SKILLS.length);
    expect(SKILLS.filter(({ id, name }) => id !== skillId(name) || !/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u.test(id))).toEqual([]);
    expect(['C++', 'C#', '.NET', 'R&D'].map(skillId)).toEqual(['c-plus-plus', 'c-sharp', 'dot-net', 'r-and-d']);
  });

  test('are written as rows of a name, aliases and what it implies, and nothing else', () => {
    const unreadable = SKILL_WORDS.filter(({ written }) => !/^[^|?*~\s](?:[^|?*~]*[^|?*~\s])?$/.test(written) || foldedWords(written) === '');
    expect(unreadable.map(({ skill, written }) => `${skill.name}: ${written}`)).toEqual([]);
    const broken = Object.values(AREAS).flatMap((categories) => categories.flatMap(({ rows }) => rowsOf(rows).filter((row) => row.split('|').length > 3)));
    expect(broken).toEqual([]);
  });

  test('fill every category of every area', () => {
    const sizes = Object.values(AREAS).flatMap((categories) => categories.map(({ category, rows }) => ({ category, size: rowsOf(rows).length })));
    expect(sizes.filter(({ size }) => size < 5)).toEqual([]);
    expect(Object.keys(AREAS)).toHaveLength(17);
  });

  test('imply only skills that are there, with a weight above 0 and up to 1', () => {
    const orphans = SKILLS.flatMap(({ name, implies }) => implies.filter(({ id }) => !skillById(id)).map(({ id }) => `${name} → ${id}`));
    expect(orphans).toEqual([]);
    expect(SKILLS.flatMap(({ implies }) => implies).filter(({ weight }) => !(weight > 0 && weight <= 1))).toEqual([]);
  });

  test('never imply themselves, not even over others', () => {
    const settled = new Set<string>();
    const cycles: string[] = [];
    const walk = (id: string, path: string[]) => {
      if (path.includes(id)) cycles.push([...path, id].join(' → '));
      if (path.includes(id) || settled.has(id)) return;
      for (const next of skillById(id)?.implies ?? []) walk(next.id, [...path, id]);
      settled.add(id);
    };
    for (const { id } of SKILLS) walk(id, []);
    expect(cycles).toEqual([]);
  });

  test('give a word to two skills only where each says that it needs its case, context or area', () => {
    const owners = new Map<string, SkillWord[]>();
    for (const word of SKILL_WORDS) {
      const folded = foldedWords(word.written);
      owners.set(folded, [...(owners.get(folded) ?? []), word]);
    }
    const shared = [...owners.values()].filter((words) => new Set(words.map(({ skill }) => skill)).size > 1);
    const careless = shared.filter((words) => words.some(({ exact, shownBy }) => !exact && shownBy === 'itself'));
    expect(careless.map((words) => words.map(({ skill, written }) => `${skill.name}: ${written}`))).toEqual([]);
  });

  test('have no alias twice in a row, nor one that is only another spelling of the same words', () => {
    const twice = SKILLS.filter(({ name, aliases }) => new Set([name, ...aliases].map(foldedWords)).size !== aliases.length + 1);
    expect(twice.map(({ name }) => name)).toEqual([]);
  });

  test('are found by their own name, as a label and, if that is plain, in a sentence', () => {
    expect(SKILLS.filter((skill) => skillNamed(skill.name)?.id !== skill.id).map(({ name }) => name)).toEqual([]);
    const plain = SKILL_WORDS.filter(({ skill, written, exact, shownBy }) => written === skill.name && shownBy === 'itself' && !exact).map(
      ({ skill }) => skill,
    );
    const lost = plain.filter(({ id, name }) => !findSkills(`You bring ${name}.`).some(({ skill, words }) => skill.id === id && words === name));
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});
