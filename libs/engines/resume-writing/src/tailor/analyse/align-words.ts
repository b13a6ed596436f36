import type { AlignedWord } from '@folia/contracts/tailored-resume/tailor-made';
import { findSkills, skillNamed } from '@folia/skills/find-skills';
import type { Skill } from '@folia/skills/skill';
import { areSynonyms, expansionIn } from '@folia/skills/synonyms';
import { type Demand, standsIn } from './demand';

/** Both names, so that neither kind of reader misses the one they know: the posting's first, and an abbreviation after what it abbreviates. */
const bothNames = (own: string, ad: string) => (own.includes(' ') && !ad.includes(' ') ? `${own} (${ad})` : `${ad} (${own})`);

/** The posting's name for a skill beside the person's own, if both are names for one thing; null if the person's name stays alone. */
export function alignedName(own: string, skill: Skill, { adWords }: Demand): AlignedWord | null {
  const ad = adWords.get(skill.id);
  if (!ad || ad.forms.some((form) => standsIn(own, form))) return null;
  for (const form of ad.forms) {
    const because = areSynonyms(own, form);
    // Spelling is up to the person, and a search for Excel finds Microsoft Excel anyway.
    if (because && because !== 'spelling' && !standsIn(form, own)) return { from: own, to: bothNames(own, form), because, requirementId: ad.requirementId };
  }
  return null;
}

const numeronym = /(?<![\p{L}\p{N}])[a-z]\d{1,2}[a-z](?![\p{L}\p{N}])/iu;

/** "data processing agreements (DPAs)", "accessibility (a11y)": an abbreviation beside its full form, where person and posting use one each. */
export function withAbbreviation(text: string, { abbreviations, words }: Demand): AlignedWord | null {
  const own = numeronym.exec(text)?.[0];
  const meant = own ? [...words].find((word) => areSynonyms(own, word) === 'abbreviation') : undefined;
  if (own && meant && !standsIn(text, meant)) return { from: own, to: `${meant} (${own})`, because: 'abbreviation', requirementId: null };
  for (const [short, known] of abbreviations) {
    const long = standsIn(text, short) ? null : expansionIn(text, short);
    if (long && (known.length === 0 || known.some((name) => areSynonyms(name, long))))
      return { from: long, to: `${long} (${short})`, because: 'abbreviation', requirementId: null };
  }
  return null;
}

/** A label of a skills list in the posting's words. */
export function alignLabel(label: string, demand: Demand): AlignedWord | null {
  const named = skillNamed(label);
  const aligned = named ? alignedName(label, named, demand) : null;
  if (aligned) return aligned;
  for (const { skill, words } of findSkills(label)) {
    const inside = alignedName(words, skill, demand);
    if (inside) return inside;
  }
  return withAbbreviation(label, demand);
}

/**
 * What of a line is written the posting's way: names that are interchangeable everywhere ("k8s"). An abbreviation that is merely built from the line's words is
 * listed as a skill instead, and the line stays as the person wrote it. `isSaid`: whether the resume already has that word.
 */
export function alignLine(text: string, demand: Demand, isSaid: (to: string) => boolean): AlignedWord[] {
  const found = findSkills(text).flatMap(({ skill, words }) => alignedName(words, skill, demand) ?? []);
  return found.filter(({ from, to }, index) => numeronym.test(from) && !isSaid(to) && found.findIndex((one) => one.from === from) === index);
}

/** The text with its aligned words; a word that is no longer in its place is not looked for elsewhere. */
export const withAligned = (text: string, aligned: readonly AlignedWord[]): string =>
  aligned.reduce((written, { from, to }) => (written.includes(to) ? written : written.replace(from, () => to)), text);
