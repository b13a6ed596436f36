import type { ItemKind } from '@folia/contracts/item/fields';
import type { ResumeHeader } from '@folia/contracts/resume-document';
import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import type { TailoredItem, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { isEverydayPaper } from '../words/everyday-papers';
import { type Demand, demandOf, sharedWords } from './analyse/demand';
import { documentLanguage } from './analyse/document-language';
import { type RatedItem, rateLines } from './analyse/rate-lines';
import { applyTailoring } from './apply/apply-tailoring';
import { alignLines } from './choose/align-lines';
import { chooseItems } from './choose/choose-items';
import { chooseReason } from './choose/choose-reason';
import { chooseSkills } from './choose/choose-skills';
import { chooseSummary } from './choose/choose-summary';
import { chooseWork, leadOf } from './choose/choose-work';
import { orderSections, others } from './choose/order-sections';
import { ofWorkOf } from './choose/skills-of-work';
import { fillSkills, withoutLeftoverGroups } from './fill/fill-skills';
import { fillUp } from './fill/fill-up';
import { lengthOf } from './fill/measure-length';

const tailorVersion = '7';

/** What fits on two pages, in lines of about 95 characters and in words. */
const mostLines = 104;
const mostWords = 880;
/** Fewer words say too little about a career, whatever the posting. */
const fewestWords = 150;
const mostTight = 7;
/** Lines that fill a page as it is drawn: blank ones are lower there. */
const linesDrawn = 56;
/** Up to this share of a page nothing is left out that is about work. */
const nearlyFull = 0.85;

function choose(rated: readonly RatedItem[], demand: Demand, header: ResumeHeader, asOf: string, language: ResumeLanguage, tight: number): Tailoring {
  const isWanted = (text: string) => sharedWords(text, demand) >= 1 || /\d/.test(text);
  const skills = chooseSkills(rated, demand);
  const positions = rated.filter(({ item }) => item.kind === 'work');
  const work = alignLines(chooseWork(positions, asOf, tight, isWanted), skills, demand);
  const chosen = new Map<ItemKind, TailoredItem[]>([['work', work], ...others.map((kind) => [kind, chooseItems(kind, rated, asOf, tight, isWanted)] as const)]);
  const reason = chooseReason(rated, work, demand);
  const tailoring: Tailoring = {
    version: tailorVersion,
    asOf: asOf.slice(0, 7),
    job: demand.posting.facts,
    language,
    ...(reason && { reason }),
    summary: [],
    skills,
    sections: orderSections(rated, demand)
      .map((kind) => ({ kind, items: chosen.get(kind) ?? [] }))
      .filter(({ kind, items }) => items.length > 0 || (kind === 'skill' && skills.length > 0)),
  };
  return withSummary(tailoring, rated, demand, header);
}

/** The summary of what is shown. */
function withSummary(tailoring: Tailoring, rated: readonly RatedItem[], demand: Demand, header: ResumeHeader): Tailoring {
  const of = (wanted: ItemKind) => tailoring.sections.find(({ kind }) => kind === wanted)?.items ?? [];
  return { ...tailoring, summary: chooseSummary(rated, of('work'), of('certification'), tailoring.skills, demand, header.headline) };
}

/** A driving licence stands behind the papers of the trade. */
function everydayLast(tailoring: Tailoring, items: readonly PortfolioItem[], { posting }: Demand): Tailoring {
  const everyday = new Set(items.filter(({ fields }) => isEverydayPaper(String(fields.name ?? ''), posting.role.branch)).map(({ id }) => id));
  const inOrder = (all: readonly TailoredItem[]) => all.toSorted((a, b) => Number(everyday.has(a.itemId)) - Number(everyday.has(b.itemId)));
  return {
    ...tailoring,
    sections: tailoring.sections.map((section) => (section.kind === 'certification' ? { ...section, items: inOrder(section.items) } : section)),
  };
}

const anyLook = { pageSize: 'a4', template: 'plain', maxPages: 2 } as const;

/**
 * Selects, orders and shortens a portfolio for a posting, more tightly until it fits on two pages. `asOf` YYYY-MM or longer. Throws AppError NOT_A_JOB,
 * PAYLOAD_TOO_LARGE. Pure: same input, same changes.
 */
export function tailor(postingText: string, items: readonly PortfolioItem[], header: ResumeHeader, asOf: string): Tailoring {
  const demand = demandOf(postingText);
  const rated = rateLines(items, demand, asOf);
  const language = documentLanguage(items, demand.posting.facts.language);
  const lengthAs = (tailoring: Tailoring) => lengthOf(applyTailoring(tailoring, items, header, anyLook));
  const fits = (tailoring: Tailoring) => {
    const { lines, words } = lengthAs(tailoring);
    return lines <= mostLines && words <= mostWords;
  };
  const isOnePage = (tailoring: Tailoring) => lengthAs(tailoring).lines <= mostLines / 2;
  const isHalfEmpty = (tailoring: Tailoring) => lengthAs(tailoring).lines <= linesDrawn * nearlyFull;
  const isShort = (tailoring: Tailoring) => lengthAs(tailoring).words < fewestWords;
  for (let tight = 0; ; tight += 1) {
    const tailoring = choose(rated, demand, header, asOf, language, tight);
    if (tight === mostTight) return tailoring;
    if (!fits(tailoring)) continue;
    const filled = everydayLast(fillUp(tailoring, rated, { isShort, isOnePage, isHalfEmpty, fits }), items, demand);
    const listed = withoutLeftoverGroups(
      isHalfEmpty(filled) ? fillSkills(filled, demand, ofWorkOf(leadOf(rated.filter(({ item }) => item.kind === 'work')))) : filled,
    );
    return withSummary(listed, rated, demand, header);
  }
}
