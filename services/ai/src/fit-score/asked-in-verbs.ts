import { skillNamed } from '../skills/find-skills';
import type { SkillMention } from '../skills/skill';

const verbs: readonly (readonly [RegExp, string])[] = [
  [/(?<=(?<!\p{L})you(?:['’]ve)? (?:\p{Ll}+ )?)(?:hired?|recruit(?:ed)?)(?= (?:well|people|staff|and|your|for)|[,.;])/giu, 'hiring'],
  [
    /(?<=(?<!\p{L})(?:you|and) )train(?:ed)?(?= (?:well|better|people|staff|new|others|them|your|colleagues|the (?:team|staff|crew|new))|[,.;])/giu,
    'staff training',
  ],
  [/(?<!\p{L})(?:write|wrote|written|make|made|build|plan) (?:an? |the |our |weekly |staff |fair )*(?:schedules?|rotas?|rosters?)(?!\p{L})/giu, 'scheduling'],
  [/(?<!\p{L})(?:do|did|done|keep|kept) (?:the |our |your |proper )*books(?!\p{L})/giu, 'bookkeeping'],
  [/(?<!\p{L})(?:count(?:ed)?|take|took|done) (?:the )?(?:stock|inventory)(?!\p{L})/giu, 'inventory management'],
];
const known = verbs.flatMap(([pattern, name]) => {
  const skill = skillNamed(name);
  return skill ? [{ pattern, name, skill }] : [];
});

/** What prose asks for by saying what somebody does ("you hire well and train better"), named as the thing; offsets into the text. */
export const askedInVerbs = (text: string): SkillMention[] =>
  known.flatMap(({ pattern, name, skill }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ skill, start: index, end: index + words.length, words: name })),
  );
