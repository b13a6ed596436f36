import type { TailoredSkill } from '@folia/contracts/tailored-resume/tailor-made';
import { tellingStems } from '@folia/text/word-stems';
import type { RatedItem } from '../analyse/rate-lines';

/** Whether a listed skill, or the whole name of the group it stands in, is about what a position says of itself. */
export type IsOfWork = (skill: Pick<TailoredSkill, 'words' | 'group'>) => boolean;

export function ofWorkOf(position: RatedItem | null): IsOfWork {
  const stems = new Set(position ? tellingStems([...position.head, ...position.lines].map(({ text }) => text).join('\n')) : []);
  const isOf = (stem: string) => stems.has(stem);
  return ({ words, group }) => tellingStems(words).some(isOf) || (group !== '' && tellingStems(group).every(isOf));
}

/** "Grammar" before "Trello" for somebody who taught writing; otherwise as their person lists them. */
export const workFirst = <S extends Parameters<IsOfWork>[0]>(skills: readonly S[], isOfWork: IsOfWork): S[] =>
  skills.toSorted((a, b) => Number(isOfWork(b)) - Number(isOfWork(a)));
