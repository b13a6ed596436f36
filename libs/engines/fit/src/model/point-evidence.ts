import type { FitScore } from '@folia/contracts/fit-score/shapes';
import { findPossible } from '@folia/skills/find-possible';
import { skillStrength } from '@folia/skills/skill-strength';
import type { Judged } from '@folia/text/model-question';
import { wordsOf } from '@folia/text/word-stems';
import { findEvidence } from '../judge/find-evidence';
import { looseWords, partWords } from '../judge/hits-by-words';
import { likeRole } from '../judge/is-very-thing';
import { shareDoneByThemselves } from '../read/portfolio/done-by-themselves';
import { isEverydayArea, isFieldOfRole, isTool } from '../read/portfolio/fields-of-role';
import { type Hit, type Line, type ReadItem, type ReadPortfolio, tellsDoing } from '../read/portfolio/read-portfolio';
import type { Option, ReadPosting, Requirement } from '../read/requirements/requirement';
import { roleLikeness } from '../read/role/read-role';
import { type EvidenceClaims, openSkills } from './evidence-question';
import { isNameOf, isSameName } from './same-name';
import { placesOf, type Stretch, stretchesIn } from './stretches';

type Naming = Pick<Hit, 'start' | 'end' | 'fit'>;
type Pointed = Map<Option, Hit[]>;

const fewestStems = 2;

/** An everyday word written as the skill's name, in an item or a portfolio of that skill's field. */
function byEverydayWord(line: Line, quote: Stretch, { skill }: Option, item: ReadItem, portfolio: ReadPortfolio, posting: ReadPosting): Naming | null {
  if (!skill) return null;
  const isShown = (area: string) =>
    portfolio.items.some(({ lines }) => lines.some(({ skills }) => skills.some((one) => one.skill.area === area && one.own === 1)));
  for (const possible of findPossible(line.text)) {
    const fit = skillStrength(possible.skill, skill);
    const { area, id } = possible.skill;
    const isOfField = !isEverydayArea(area) && (isFieldOfRole(item.role, area) || isShown(area));
    if (fit > 0 && isOfField && !posting.excluded.has(id) && quote.start <= possible.start && possible.end <= quote.end) return { ...possible, fit };
  }
  return null;
}

/** The option's own name as only this person writes it. */
function byName(line: Line, quote: Stretch, { skill, name }: Option): Naming | null {
  const stretch = stretchesIn(line.text, quote).find(({ words }) => (skill ? isNameOf(words, skill) : isSameName(words, name)));
  return stretch ? { ...stretch, fit: skill ? looseWords : 1 } : null;
}

/** All words of the option, however far apart: worth less than when they are together. Never for tools, whose names are exact. */
function byWords(line: Line, quote: Stretch, { skill, stems }: Option): Naming | null {
  if (stems.length < fewestStems || (skill && (skill.ambiguous || isTool(skill)))) return null;
  const said = wordsOf(line.text.slice(quote.start, quote.end)).filter(({ stem }) => stems.includes(stem));
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last || new Set(said.map(({ stem }) => stem)).size < stems.length) return null;
  return { start: quote.start + first.start, end: quote.start + last.end, fit: partWords };
}

/** How far the words describe the person's own doing, by the same rules the engine uses for words it found itself. */
function ownOf(item: ReadItem, line: Line, { start, end }: Naming, { skill }: Option, posting: ReadPosting): number {
  if (!tellsDoing(item.kind, line.field)) return 1;
  const isLike = item.role !== null && roleLikeness(item.role, posting.role) >= likeRole;
  return shareDoneByThemselves(line.text, start, end, skill?.area ?? null, item.role, skill ? isFieldOfRole(item.role, skill.area) : isLike);
}

function hitsIn(ask: Requirement, item: ReadItem, quote: string, portfolio: ReadPortfolio, posting: ReadPosting): [Option, Hit][] {
  return item.lines.flatMap((line) =>
    placesOf(line.text, quote).flatMap((place) =>
      ask.options.flatMap((option): [Option, Hit][] => {
        const naming = byEverydayWord(line, place, option, item, portfolio, posting) ?? byName(line, place, option) ?? byWords(line, place, option);
        const own = naming ? ownOf(item, line, naming, option, posting) : 0;
        return naming && own > 0 ? [[option, { line, start: naming.start, end: naming.end, fit: naming.fit, own }]] : [];
      }),
    ),
  );
}

/**
 * Adds the evidence a model points to, where it holds up, to what the engine finds; the engine decides what it is worth. A quote has to be in one line of an
 * existing item verbatim, name what the requirement asks for, and describe the person's own doing. Only skills with too little evidence may be pointed to:
 * years, levels, duties, degrees, languages and credentials are left to the engine. Pure; never throws.
 */
export function pointEvidence(posting: ReadPosting, score: FitScore, portfolio: ReadPortfolio, { evidence }: EvidenceClaims): Judged<ReadPortfolio> {
  const open = new Map(openSkills(posting, score).map((ask) => [ask.id, ask]));
  const items = new Map(portfolio.items.filter(({ source }) => source !== 'language').map((item) => [item.id, item]));
  const pointed: Pointed = new Map();
  let [accepted, dropped] = [0, 0];
  for (const { requirement, item: itemId, quote } of evidence) {
    const ask = open.get(requirement);
    const item = items.get(itemId);
    const hits = ask && item ? hitsIn(ask, item, quote.trim(), portfolio, posting) : [];
    const known = ask && hits.length > 0 ? findEvidence({ ...portfolio, pointed }, ask.options, ask.isOpen, posting) : [];
    const added = hits.filter(([, { line }]) => !known.some((one) => one.line === line));
    for (const [option, hit] of added) pointed.set(option, [...(pointed.get(option) ?? []), hit]);
    if (added.length > 0) accepted += 1;
    else if (hits.length === 0) dropped += 1;
  }
  return { result: { ...portfolio, pointed }, accepted, dropped };
}
