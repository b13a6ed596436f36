import type { FitPartName } from '@folia/contracts/fit-score/shapes';
import { isLicence } from '../read/requirements/requirement';
import type { Judged } from './judge-requirements';
import { atMostWithout, breadth, breadthParts, fullList, knownWork, otherWork, partialFrom, partWeights } from './weights';

/** A part of a score before it is rounded: `weight` and `points` of 100, `share` 0–1. */
type PartSum = { name: FitPartName; weight: number; share: number; points: number };
/** What verdicts add up to. `holds`, `brings`: points of each requirement, none for what is not counted. What they bring adds up to the total. */
export type Sum = {
  parts: readonly PartSum[];
  total: number;
  atMost: number;
  lacking: readonly Judged[];
  holds: ReadonlyMap<Judged, number>;
  brings: ReadonlyMap<Judged, number>;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** What a list of this weight is worth: each further item adds a little less than the one before. */
const worth = (weight: number) => weight / (weight + breadth);

/**
 * Shares of a part by requirement; they add up to 1. In breadth parts, what is borne out best gets the largest share, so that half of a long list earns most of
 * its points. Requirements with equal credit share by weight, wherever they are in the list. In other parts everything shares by weight.
 */
function sharesOf(own: readonly Judged[], isBreadth: boolean): Map<Judged, number> {
  const whole = sum(own.map(({ weight }) => weight));
  if (!isBreadth) return new Map(own.map((one) => [one, one.weight / whole]));
  const shares = new Map<Judged, number>();
  let before = 0;
  for (const credit of [...new Set(own.map(({ verdict }) => verdict.credit))].sort((a, b) => b - a)) {
    const equals = own.filter(({ verdict }) => verdict.credit === credit);
    const weight = sum(equals.map((one) => one.weight));
    const share = (worth(before + weight) - worth(before)) / worth(whole);
    for (const one of equals) shares.set(one, (share * one.weight) / weight);
    before += weight;
  }
  return shares;
}

/** A list of one or two things says less about a person than a long one, so its part gets only as much weight as the list is worth. */
const fullness = (own: readonly Judged[]) => Math.min(1, worth(sum(own.map(({ weight }) => weight))) / worth(fullList));

/** What is shown in a very different kind of work counts in part; 1 if the posting names no kind of work. */
function workShare(counted: readonly Judged[]): number {
  const role = counted.find(({ part }) => part === 'role');
  return role ? otherWork + (1 - otherWork) * Math.min(1, role.verdict.credit / knownWork) : 1;
}

const limitOf = (lacking: readonly Judged[]) =>
  Math.min(
    100,
    ...lacking.map(({ ask }) => (ask.kind === 'language' ? atMostWithout.language : isLicence(ask) ? atMostWithout.licence : atMostWithout.certificate)),
  );

/** Adds verdicts up. Parts a posting says nothing about pass their weight to the others; a missing credential scales the whole. Pure. */
export function addUp(judged: readonly Judged[]): Sum {
  const counted = judged.filter(({ verdict, weight }) => verdict.isKnown && weight > 0);
  const lacking = counted.filter(({ ask, verdict, isLaw }) => isLaw && ask.need === 'must' && verdict.credit < partialFrom);
  const atMost = limitOf(lacking);
  const share = workShare(counted);
  const present = partWeights.flatMap(([name, weight]) => {
    const own = counted.filter(({ part }) => part === name);
    const isBreadth = breadthParts.has(name);
    return own.length === 0 ? [] : [{ name, own, isBreadth, weight: isBreadth ? weight * fullness(own) : weight }];
  });
  const whole = sum(present.map(({ weight }) => weight));
  const holds = new Map<Judged, number>();
  const brings = new Map<Judged, number>();
  const parts = present.map(({ name, own, isBreadth, weight: partWeight }): PartSum => {
    const weight = (partWeight / whole) * atMost;
    for (const [one, held] of sharesOf(own, isBreadth)) {
      holds.set(one, held * weight);
      brings.set(one, held * weight * one.verdict.credit * (isBreadth ? share : 1));
    }
    const points = sum(own.map((one) => brings.get(one) ?? 0));
    return { name, weight, share: weight > 0 ? points / weight : 0, points };
  });
  return { parts, total: sum(parts.map(({ points }) => points)), atMost, lacking, holds, brings };
}

/** What the sum would be if one requirement were fully met, with everything else unchanged. */
export const totalWith = (judged: readonly Judged[], one: Judged): number =>
  addUp(judged.map((other) => (other === one ? { ...one, verdict: { ...one.verdict, credit: 1 } } : other))).total;
