import { ofItself } from '@folia/fit/read/passages/sentence';
import { isQuality } from '@folia/fit/read/requirements/not-scored';
import { readRequirements } from '@folia/fit/read/requirements/read-requirements';
import type { Requirement } from '@folia/fit/read/requirements/requirement';
import { findSkills } from '@folia/skills/find-skills';
import { tellingStems } from '@folia/text/word-stems';
import { type CriterionReading, keptReading } from './criterion-reading';

/** A criterion is one thing, said as an entry of a list under "Requirements". */
const sentenceOf = (text: string) => ({
  ...ofItself,
  text,
  start: 0,
  end: text.length,
  use: 'must' as const,
  isList: true,
  isBullet: true,
  asked: 1,
});

/**
 * Reads what a person typed as a criterion: what the taxonomy and the rules of postings see in it, or else its words, which then have to stand together. What
 * names only a quality ("a good listener") can't be looked for: every finding is then a person's. Pure.
 */
export function readCriterion(words: string): CriterionReading {
  const found = readRequirements(sentenceOf(words), findSkills(words), []).filter((one) => one.kind !== 'location' && !isOnlyQuality(one));
  const requirements = found.length > 0 ? found : inWords(words);
  return keptReading(requirements.map((one, index): Requirement => ({ ...one, id: `c${index + 1}`, scored: true })));
}

const isOnlyQuality = ({ options, label }: Omit<Requirement, 'id'>) => options.length > 0 && options.every(({ skill }) => !skill) && isQuality(label);

function inWords(words: string): Omit<Requirement, 'id'>[] {
  const stems = tellingStems(words);
  if (stems.length === 0 || isQuality(words)) return [];
  return [
    {
      kind: 'skill',
      need: 'must',
      scored: true,
      label: words,
      anyOf: [words],
      options: [{ name: words, skill: null, stems }],
      start: 0,
      end: words.length,
      years: null,
      isOpen: false,
      isFirm: false,
      degree: null,
    },
  ];
}
