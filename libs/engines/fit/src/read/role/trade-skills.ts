import { join } from 'node:path';
import { skillNamed } from '@folia/skills/find-skills';
import type { Skill } from '@folia/skills/skill';
import { readWordList } from '@folia/text/read-word-list';
import { families } from './role-families';

const byFamily = new Map<string, Skill[]>();
for (const { phrase, wordClass } of readWordList(
  join(__dirname, '../../words/trade-skills'),
  families.map(({ family }) => family),
)) {
  const skill = skillNamed(phrase);
  if (skill?.name !== phrase) throw new Error(`No name of the taxonomy: ${phrase}`);
  byFamily.set(wordClass, [...(byFamily.get(wordClass) ?? []), skill]);
}

/** Skills that a position in this kind of work shows by itself; empty for an unknown kind. */
export const skillsOfTrade = (family: string | null): readonly Skill[] => byFamily.get(family ?? '') ?? [];
