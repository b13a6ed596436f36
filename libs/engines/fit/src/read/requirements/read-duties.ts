import type { SkillMention } from '@folia/skills/skill';
import { tellingStems } from '@folia/text/word-stems';
import type { Sentence } from '../passages/sentence';
import { isSoftSkill } from '../portfolio/fields-of-role';
import { isDoing, optionWithin } from '../terms/read-terms';
import { cutLabel } from '../terms/requirement-label';
import { isQuality } from './not-scored';
import { distinctOptions } from './read-requirements';
import type { Requirement } from './requirement';
import { isQuestion } from './tell-scored';

/** Duties beyond these say less and less. */
export const mostDuties = 14;
const saysNothing = /^(?:no|not|nobody|nothing|you(?:['’]d|['’]ll| would| will)? join)(?!\p{L})/iu;

/** The duties, from the sentences that state them, with the skills named in them; `left` is how many more may be taken. */
export function readDuties(sentence: Sentence, mentions: readonly SkillMention[], left: number): Omit<Requirement, 'id'>[] {
  const { text, start, end, use } = sentence;
  const isDuty = use === 'duties' || (use === 'must' && isDoing(text)) || (use === 'about' && sentence.isList);
  const stems = tellingStems(text);
  if (saysNothing.test(text) || isQuestion(text)) return [];
  if (!isDuty || left <= 0 || stems.length < 2 || isQuality(text)) return [];
  return [
    {
      scored: true,
      years: null,
      isOpen: false,
      isFirm: false,
      degree: null,
      kind: 'responsibility',
      need: 'duty',
      label: cutLabel(text),
      anyOf: [cutLabel(text)],
      options: [
        { name: text, skill: null, stems },
        ...distinctOptions(mentions.filter(({ skill }) => !isSoftSkill(skill)).map((mention) => optionWithin(text, start, mention))),
      ],
      start,
      end,
    },
  ];
}
