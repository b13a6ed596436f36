import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import { wordListByLanguage } from './word-list';

/** Writes the sentence of this name with these values in its slots. */
export type Templates<K extends string> = (key: K, slots?: Readonly<Record<string, string>>) => string;

const optional = /\[([^\]]*)\]/g;
const slot = /\{([^}]+)\}/g;

function fill(template: string, slots: Readonly<Record<string, string>>): string {
  const isFilled = (part: string) => [...part.matchAll(slot)].every(([, name = '']) => slots[name]);
  return template.replace(optional, (_, part: string) => (isFilled(part) ? part : '')).replace(slot, (_, name: string) => slots[name] ?? '');
}

/**
 * The sentences of a word list by language: `{slot}` is a value, and what stands in brackets falls away where a value in it is empty. A sentence that a
 * language does not have is empty.
 */
export function templatesIn<K extends string>(folder: string, keys: readonly K[]): Readonly<Record<ResumeLanguage, Templates<K>>> {
  const lists = Object.entries(wordListByLanguage(folder, keys)).map(([language, entries]) => {
    const known = new Map(entries.map(({ phrase, wordClass }) => [wordClass, phrase]));
    const write: Templates<K> = (key, slots = {}) => fill(known.get(key) ?? '', slots);
    return [language, write] as const;
  });
  return Object.fromEntries(lists) as Record<ResumeLanguage, Templates<K>>;
}

/** The words of all sentences of a list in a language, without their slots. */
export const frameOf = (folder: string, keys: readonly string[], language: ResumeLanguage): string[] =>
  (wordListByLanguage(folder, keys)[language] ?? []).map(({ phrase }) => phrase.replace(slot, ' ').replace(/[[\]]/g, ' '));
