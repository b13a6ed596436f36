/** One thing a person can be able to do or hold. `ambiguous`: its name is an everyday word, so running text has to show that the skill is meant. */
export type Skill = {
  /** Made from the name, never reused. */
  id: string;
  name: string;
  kind: 'skill' | 'credential' | 'language';
  /** The branch of work it belongs to, such as `health`; several categories make an area. */
  area: string;
  category: string;
  aliases: string[];
  ambiguous: boolean;
  /** One way: who has this has that too, as far as the weight (0 to 1) says. */
  implies: { id: string; weight: number }[];
};

/** A skill found in a text: `words` are the text's own, from `start` up to `end`. */
export type SkillMention = { skill: Skill; start: number; end: number; words: string };
