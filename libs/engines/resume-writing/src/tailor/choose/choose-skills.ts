import type { TailoredSkill } from '@folia/contracts/tailored-resume/tailor-made';
import { findSkills, skillNamed } from '@folia/skills/find-skills';
import type { Skill } from '@folia/skills/skill';
import { tellingStems } from '@folia/text/word-stems';
import { isLimited } from '../../verify/claim-words';
import { alignedName, alignLabel, withAbbreviation } from '../analyse/align-words';
import { isBesideWork } from '../analyse/beside-work';
import { type Demand, needWeights, placeIn, standsIn } from '../analyse/demand';
import type { RatedItem } from '../analyse/rate-lines';
import { leadOf } from './choose-work';
import { type IsOfWork, ofWorkOf, workFirst } from './skills-of-work';

const mostListed = 18;
const askedFrom = 0.45;
const fewAsked = 4;
/** Areas that go with every kind of work. */
export const crafts: ReadonlySet<string> = new Set(['computing']);
const manners: ReadonlySet<string> = new Set(['soft-skills']);

type Chip = Omit<TailoredSkill, 'namedAt'> & { rank: number };

/** Names of the organisations that issued the person's certificates and awards: alone in a list they would look like one more certificate. */
export const issuersOf = (rated: readonly RatedItem[]): string[] =>
  rated.flatMap(({ item }) => (typeof item.fields.issuer === 'string' && item.fields.issuer ? [item.fields.issuer.toLowerCase()] : []));
export const namesIssuer = (text: string, issuers: readonly string[]) => issuers.some((issuer) => text.toLowerCase().includes(issuer));

/** The strongest need among the requirements the skill meets. */
const needOf = (requirementIds: readonly string[], { posting }: Demand) =>
  Math.max(0, ...posting.requirements.filter(({ id }) => requirementIds.includes(id)).map(({ need }) => needWeights[need]));

/** Every significant word of the label is in the posting, in a place that counts. */
function isInPosting(label: string, { stems }: Demand): boolean {
  const telling = tellingStems(label);
  return telling.length > 0 && telling.every((stem) => (stems.get(stem) ?? 0) >= askedFrom);
}

function listedChips(rated: readonly RatedItem[], demand: Demand, bornOut: ReadonlySet<string>): Chip[] {
  const skills = rated.filter(({ item }) => item.kind === 'skill');
  const groupOf = ({ item }: RatedItem) => String(item.fields.category ?? '');
  const isAsked = (one: RatedItem) => (one.head[0]?.requirementIds.length ?? 0) > 0 || isInPosting(one.head[0]?.text ?? '', demand);
  const wantedGroups = new Set(skills.filter(isAsked).map(groupOf));
  const isShort = skills.filter(isAsked).length < fewAsked;
  return skills.flatMap((one): Chip[] => {
    const line = one.head[0];
    if (!line) return [];
    const asked = isAsked(one);
    const skill = findSkills(line.words)[0]?.skill;
    const isExcluded = skill ? demand.posting.excluded.has(skill.id) : false;
    const isKin = one.isAlike || manners.has(skill?.area ?? '') || (!skill && isShort);
    const isAlike = !isExcluded && wantedGroups.has(groupOf(one)) && isKin && !isBesideWork(line.words, demand.stems);
    const isOrder = line.text !== line.words;
    const aligned = isOrder ? null : alignLabel(line.words, demand);
    const isBorneOut = line.requirementIds.some((id) => bornOut.has(id));
    return [
      {
        text: aligned ? line.words.replace(aligned.from, () => aligned.to) : line.words,
        words: line.words,
        itemIds: [one.item.id],
        group: groupOf(one),
        shown: !isOrder && !isExcluded && (asked || isAlike),
        why: isOrder ? 'order' : asked ? 'asked' : isAlike ? 'alike' : 'off-topic',
        requirementIds: [...line.requirementIds],
        aligned: aligned ? [aligned] : [],
        rank: asked ? 1 + needOf(line.requirementIds, demand) + (isBorneOut ? 1 : 0) : 0,
      },
    ];
  });
}

const bearing: ReadonlySet<string> = new Set(['work', 'project', 'education']);
/** Skills that the posting names and the person's own work shows, though no list has them. */
function shownChips(rated: readonly RatedItem[], demand: Demand, listed: readonly Chip[]): Chip[] {
  const issuers = issuersOf(rated);
  const has = new Set(listed.flatMap(({ words }) => [skillNamed(words)?.id, ...findSkills(words).map(({ skill }) => skill.id)]));
  const isListed = (text: string) => listed.some(({ words }) => standsIn(words, text) || standsIn(text, words));
  const chips = new Map<string, Chip>();
  for (const { item, read } of rated) {
    if (!read || !bearing.has(read.source)) continue;
    for (const line of read.lines)
      for (const { skill, start, end, own } of line.skills) {
        const ad = demand.adWords.get(skill.id);
        // A field of study is named for what it teaches: of crafts, "MSc, Machine Learning".
        if (read.source === 'education' && !(line.field === 'area' && crafts.has(skill.area))) continue;
        if (!ad || own < 1 || has.has(skill.id) || skill.kind !== 'skill' || skill.area === 'soft-skills' || line.field === 'position') continue;
        const words = line.text.slice(start, end);
        const known = chips.get(skill.id);
        if (known) {
          if (!known.itemIds.includes(item.id)) known.itemIds.push(item.id);
          continue;
        }
        const aligned = alignedName(words, skill, demand);
        // "jQuery" has its own capitals.
        const text = aligned?.to ?? (/\p{Lu}/u.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1));
        // A word from a sentence is not a name: "scheduled" would be a strange skill to list.
        if (!(isNameLike(words, start === 0 && !crafts.has(skill.area)) || isNameOf(words, skill, ad.forms)) || isListed(words) || namesIssuer(text, issuers))
          continue;
        const requirementIds = [ad.requirementId];
        chips.set(skill.id, {
          text,
          words,
          itemIds: [item.id],
          group: '',
          shown: true,
          why: 'asked',
          requirementIds,
          aligned: aligned ? [aligned] : [],
          rank: 2 + needOf(requirementIds, demand),
        });
      }
  }
  return [...chips.values()];
}
/** In lower case, only the exact name counts as one, if it has several words and the posting uses it: "wound care". */
const isNameOf = (words: string, { name, ambiguous }: Skill, forms: readonly string[]) =>
  !ambiguous && name.includes(' ') && name.toLowerCase() === words.toLowerCase() && forms.some((form) => form.toLowerCase() === words.toLowerCase());

/** At the beginning of a line every word has a capital. */
const isNameLike = (words: string, isFirst: boolean) => /\p{Lu}|\d/u.test(isFirst ? words.slice(1) : words) && !/^\p{Lu}\p{Ll}+(?:ed|ing)\b/u.test(words);

/** Even if the posting asks for almost nothing on the list, it is still a list: the first of the person's own skills, those of their leading position before others, fill it up to a few. */
function withEnough(chips: readonly Chip[], demand: Demand, isOfLead: IsOfWork): Chip[] {
  const lacking = Math.max(0, fewAsked - chips.filter(({ shown }) => shown).length);
  const possible = chips.filter((chip) => !chip.shown && chip.why !== 'order' && !isBesideWork(chip.words, demand.stems));
  const added = workFirst(possible, isOfLead).slice(0, lacking);
  return chips.map((chip) => (added.includes(chip) ? { ...chip, shown: true, why: 'substance' } : chip));
}

/** "Bread baking for large weddings" says more than "baking": who asks for that has not named it. */
function saysNoMore(words: string, { start, end }: { start: number; end: number }, { stems }: Demand): boolean {
  const rest = `${words.slice(0, start)} ${words.slice(end)}`.replace(/\([^)]*\)|\d+/gu, ' ');
  return tellingStems(rest).every((stem) => stems.has(stem));
}

/** Where the posting first names the skill, by any of its names. */
function namedAt({ text, words }: Pick<Chip, 'text' | 'words'>, demand: Demand): number | null {
  const { asking, adWords } = demand;
  const found = findSkills(words)[0];
  const names = [words, text, ...((found && saysNoMore(words, found, demand) && adWords.get(found.skill.id)?.forms) || [])];
  const places = names.flatMap((name) => placeIn(asking, name) ?? []);
  return places.length > 0 ? Math.min(...places) : null;
}

/** "data processing agreements (DPAs)": what a line spells out and the posting abbreviates, unless the person only helped with it. */
function spelledChips(rated: readonly RatedItem[], demand: Demand, others: readonly Chip[]): Chip[] {
  const chips = new Map<string, Chip>();
  for (const { item, lines } of rated)
    for (const { field, text } of lines) {
      if (item.kind !== 'work' || field !== 'highlights' || isLimited(text.toLowerCase())) continue;
      const aligned = withAbbreviation(text, demand);
      if (!aligned || others.some((chip) => chip.text.toLowerCase().includes(aligned.to.toLowerCase()))) continue;
      const itemIds = [...new Set([...(chips.get(aligned.to)?.itemIds ?? []), item.id])];
      const requirementIds = aligned.requirementId ? [aligned.requirementId] : [];
      chips.set(aligned.to, {
        text: aligned.to,
        words: aligned.from,
        itemIds,
        group: '',
        shown: true,
        why: 'asked',
        requirementIds,
        aligned: [aligned],
        rank: 2,
      });
    }
  return [...chips.values()];
}

/** Skills in the order they are listed: requested and borne out by work, then requested, then from the same kind of work. Each one left out says why. */
export function chooseSkills(rated: readonly RatedItem[], demand: Demand): TailoredSkill[] {
  const bornOut = new Set(
    rated.filter(({ item }) => item.kind !== 'skill').flatMap(({ head, lines }) => [...head, ...lines].flatMap(({ requirementIds }) => requirementIds)),
  );
  const listed = listedChips(rated, demand, bornOut);
  const shown = [...listed, ...shownChips(rated, demand, listed)];
  const isOfLead = ofWorkOf(leadOf(rated.filter(({ item }) => item.kind === 'work')));
  const chips = withEnough([...shown, ...spelledChips(rated, demand, shown)], demand, isOfLead);
  const ordered = chips.map((chip, index) => ({ chip, index })).sort((a, b) => b.chip.rank - a.chip.rank || a.index - b.index);
  let places = mostListed;
  return ordered.map(({ chip: { rank, ...chip } }) => {
    // What is requested and borne out is never cut.
    const shown = chip.shown && (chip.why === 'asked' || places > 0);
    if (shown) places -= 1;
    return { ...chip, group: rank > 0 ? '' : chip.group, shown, why: chip.shown && !shown ? 'space' : chip.why, namedAt: namedAt(chip, demand) };
  });
}
