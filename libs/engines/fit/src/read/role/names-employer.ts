import type { SkillMention } from '@folia/skills/skill';
import { anyOf } from '../../phrases-of';
import type { Requirement } from '../requirements/requirement';
import { isOrganisation } from './read-company';

type Place = { start: number; end: number };

/**
 * Where the employer's name in a posting is no requirement: `within`, "Canvas" in "Blue Canvas"; `only`, the name alone, with or without its legal form, where
 * nobody knows it for anything else. Pure; offsets into the text.
 */
export function namesEmployer(text: string, company: string) {
  const [, short = company] = /^(.{3,}) [\p{L}.]+$/u.exec(company) ?? [];
  const name = isOrganisation(company.slice(short.length).trim()) ? short : company;
  const places = name === '' ? [] : [...text.matchAll(RegExp(anyOf([name]), 'gu'))].map(({ index }) => index);
  const isInside = ({ start, end }: Place) => places.some((place) => place <= start && end <= place + name.length);
  return {
    within: (mention: SkillMention) => mention.end - mention.start < name.length && isInside(mention),
    only: (one: Pick<Requirement, 'kind' | 'options' | 'start' | 'end'>) =>
      one.kind === 'skill' && one.options.every(({ skill }) => skill === null) && isInside(one),
  };
}
