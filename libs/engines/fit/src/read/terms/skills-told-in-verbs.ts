import { skillNamed } from '@folia/skills/find-skills';
import type { SkillMention } from '@folia/skills/skill';

const verbs: readonly (readonly [RegExp, string])[] = [
  [/(?<=(?<!\p{L})you(?:['’]ve)? (?:\p{Ll}+ )?)(?:hired?|recruit(?:ed)?)(?= (?:well|people|staff|and|your|for)|[,.;])/giu, 'hiring'],
  [
    /(?<=(?<!\p{L})(?:you|and) )train(?:ed)?(?= (?:well|better|people|staff|new|others|them|your|colleagues|(?:the|an?) (?:team|staff|crew|line|new))|[,.;])/giu,
    'staff training',
  ],
  [/(?<!\p{L})(?:write|wrote|written|make|made|build|plan) (?:an? |the |our |weekly |staff |fair )*(?:schedules?|rotas?|rosters?)(?!\p{L})/giu, 'scheduling'],
  [/(?<!\p{L})(?:do|did|done|keep|kept) (?:the |our |your |proper )*books(?!\p{L})/giu, 'bookkeeping'],
  [
    /(?<!\p{L})(?:(?:count(?:ed)?|take|took|done|do) (?:the )?(?:stock|inventory|walk-in|stores)|do the ordering(?: and (?:the )?(?:inventory|stock))?)(?!\p{L})/giu,
    'inventory management',
  ],
  [
    /(?<!\p{L})(?:write|wrote|plan|develop|design|create|cost) (?:(?:the|our|your|new|weekly|weekend|daily|seasonal|own) ){0,3}menus?(?!\p{L})/giu,
    'menu planning',
  ],
];
const known = verbs.flatMap(([pattern, name]) => {
  const skill = skillNamed(name);
  return skill ? [{ pattern, name, skill }] : [];
});

const anyVerb = new RegExp(verbs.map(([{ source }]) => source).join('|'), 'iu');

/** What prose asks for by describing what someone does ("you hire well and train better"), as the name of the skill; offsets into the text. */
export const skillsToldInVerbs = (text: string): SkillMention[] =>
  (anyVerb.test(text) ? known : []).flatMap(({ pattern, name, skill }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ skill, start: index, end: index + words.length, words: name })),
  );
