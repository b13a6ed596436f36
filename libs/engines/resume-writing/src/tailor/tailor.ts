import type { ItemKind } from '@folia/contracts/item/fields';
import { resumeOrder } from '@folia/contracts/item/kinds';
import type { ResumeDocument, ResumeHeader } from '@folia/contracts/resume-document';
import type { TailoredItem, TailoredSkill, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import { yearsCovered } from '@folia/fit/read/portfolio/period';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { writeText } from '../document/write-text';
import { alignLine } from './align-words';
import { applyTailoring } from './apply-tailoring';
import { chooseItems } from './choose-items';
import { chooseReason } from './choose-reason';
import { chooseSkills } from './choose-skills';
import { chooseSummary } from './choose-summary';
import { chooseWork } from './choose-work';
import { type Demand, demandOf, sharedWords } from './demand';
import { fillUp } from './fill-up';
import { type RatedItem, rateLines } from './rate-lines';

const tailorVersion = '5';

/** What fits on two pages, in lines of about 95 characters and in words. */
const mostLines = 104;
const mostWords = 880;
/** Fewer words say too little about a career, whatever the posting. */
const fewestWords = 150;
const lineLength = 95;
const mostTight = 7;
const fewYears = 1.5;

type Other = Exclude<ItemKind, 'work' | 'skill'>;
/** As in every resume, except that the person's certifications come before their education. */
const leading: readonly Other[] = ['project', 'certification'];
const others = [
  ...leading,
  ...resumeOrder.filter((kind): kind is Other => kind !== 'work' && kind !== 'skill' && !(leading as readonly ItemKind[]).includes(kind)),
];

/**
 * Sections, most important first: credentials that the posting cannot do without come before the positions, and so does education for someone who has just
 * finished it.
 */
function sectionOrder(rated: readonly RatedItem[], { posting }: Demand): ItemKind[] {
  const needed = new Set(posting.requirements.filter(({ kind, need }) => kind === 'credential' && need === 'must').map(({ id }) => id));
  const isHeld = rated.some(
    ({ item, head }) => item.kind === 'certification' && head.some(({ requirementIds }) => requirementIds.some((id) => needed.has(id))),
  );
  const years = yearsCovered(rated.flatMap(({ item, read }) => (item.kind === 'work' && read?.period ? [read.period] : [])));
  const first: ItemKind[] = ['skill', ...(isHeld ? (['certification'] as const) : []), ...(years < fewYears ? (['education'] as const) : []), 'work'];
  return [...first, ...others.filter((kind) => !first.includes(kind))];
}

/** Lines and words of a resume as text; a long line counts as many times as it wraps. */
export function lengthOf(document: ResumeDocument): { lines: number; words: number } {
  const text = writeText(document);
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);
  return { lines, words: text.split(/\s+/).filter(Boolean).length };
}

function choose(rated: readonly RatedItem[], demand: Demand, header: ResumeHeader, asOf: string, tight: number): Tailoring {
  const isWanted = (text: string) => sharedWords(text, demand) >= 1 || /\d/.test(text);
  const skills = chooseSkills(rated, demand);
  const positions = rated.filter(({ item }) => item.kind === 'work');
  const work = alignItems(chooseWork(positions, asOf, tight, isWanted), skills, demand);
  const chosen = new Map<ItemKind, TailoredItem[]>([['work', work], ...others.map((kind) => [kind, chooseItems(kind, rated, asOf, tight, isWanted)] as const)]);
  const reason = chooseReason(rated, work, demand);
  return {
    version: tailorVersion,
    asOf: asOf.slice(0, 7),
    job: demand.posting.facts,
    language: demand.posting.facts.language,
    ...(reason && { reason }),
    summary: chooseSummary(rated, work, chosen.get('certification') ?? [], skills, demand, header.headline),
    skills,
    sections: sectionOrder(rated, demand)
      .map((kind) => ({ kind, items: chosen.get(kind) ?? [] }))
      .filter(({ kind, items }) => items.length > 0 || (kind === 'skill' && skills.length > 0)),
  };
}

/** Lines in the posting's words, each word once: if a listed skill already says it, the lines stay as they were written. */
function alignItems(items: readonly TailoredItem[], skills: readonly TailoredSkill[], demand: Demand): TailoredItem[] {
  const said = new Set(skills.filter(({ shown }) => shown).flatMap(({ aligned }) => aligned.map(({ to }) => to)));
  return items.map((item) => ({
    ...item,
    lines: item.lines.map((line) => {
      if (line.choice === 'dropped' || (line.field !== 'highlights' && line.field !== 'summary')) return line;
      const aligned = alignLine(line.text, demand, (to) => said.has(to));
      for (const { to } of aligned) said.add(to);
      return { ...line, aligned };
    }),
  }));
}

const anyLook = { pageSize: 'a4', template: 'plain', maxPages: 2 } as const;

/**
 * Selects, orders and shortens a portfolio for a posting, more tightly until it fits on two pages. `asOf` YYYY-MM or longer. Throws AppError NOT_A_JOB,
 * PAYLOAD_TOO_LARGE. Pure: same input, same changes.
 */
export function tailor(postingText: string, items: readonly PortfolioItem[], header: ResumeHeader, asOf: string): Tailoring {
  const demand = demandOf(postingText);
  const rated = rateLines(items, demand, asOf);
  const lengthAs = (tailoring: Tailoring) => lengthOf(applyTailoring(tailoring, items, header, anyLook));
  const fits = (tailoring: Tailoring) => {
    const { lines, words } = lengthAs(tailoring);
    return lines <= mostLines && words <= mostWords;
  };
  const isOnePage = (tailoring: Tailoring) => lengthAs(tailoring).lines <= mostLines / 2;
  const isShort = (tailoring: Tailoring) => lengthAs(tailoring).words < fewestWords;
  for (let tight = 0; ; tight += 1) {
    const tailoring = choose(rated, demand, header, asOf, tight);
    if (tight === mostTight) return tailoring;
    if (fits(tailoring)) return fillUp(tailoring, rated, { isShort, isOnePage, fits });
  }
}
