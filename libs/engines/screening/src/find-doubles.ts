import { type DoubleReason, doubleReasons } from '@folia/contracts/candidate-double/words';

/** What is known of a candidate: the account, the address and the file's fingerprint where there are any. */
export type ComparedCandidate = {
  id: string;
  personId: string | null;
  email: string | null;
  digest: string | null;
  name: string;
  employers: readonly string[];
};
/** `ids` in the order in which the two were given. */
export type Double = { ids: [string, string]; because: DoubleReason };

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
/** The same whichever name stands first. */
const nameOf = (name: string) => fold(name).sort().join(' ');

/** How often a name or an employer may occur on one job before it says nothing: each pair is looked at. */
const mostAlike = 50;

/**
 * Pairs of one job's candidates who look like the same person: the same account, address or file, or the same name with an employer in common. Nothing is merged
 * by it. Pure; each pair comes once, with its surest reason, in the order of the candidates.
 */
export function findDoubles(candidates: readonly ComparedCandidate[]): Double[] {
  const place = new Map(candidates.map(({ id }, index) => [id, index]));
  const found = new Map<string, Double>();
  const keys: Record<DoubleReason, (candidate: ComparedCandidate) => string[]> = {
    person: ({ personId }) => (personId ? [personId] : []),
    address: ({ email }) => (email ? [email] : []),
    file: ({ digest }) => (digest ? [digest] : []),
    name: nameKeys,
  };
  for (const because of doubleReasons) {
    for (const alike of grouped(candidates, keys[because])) {
      for (const [index, one] of alike.entries())
        for (const other of alike.slice(index + 1)) {
          const key = `${one.id} ${other.id}`;
          if (!found.has(key)) found.set(key, { ids: [one.id, other.id], because });
        }
    }
  }
  const placeOf = (id: string) => place.get(id) ?? 0;
  return [...found.values()].sort((a, b) => placeOf(a.ids[0]) - placeOf(b.ids[0]) || placeOf(a.ids[1]) - placeOf(b.ids[1]));
}

/** A name of two words or more, with each employer; alone, a name is nobody's. */
function nameKeys({ name, employers }: ComparedCandidate): string[] {
  const own = nameOf(name);
  if (!own.includes(' ')) return [];
  const folded = employers.map((employer) => fold(employer).join(' ')).filter(Boolean);
  return [...new Set(folded)].map((employer) => `${own} ${employer}`);
}

function grouped(candidates: readonly ComparedCandidate[], keysOf: (candidate: ComparedCandidate) => string[]): ComparedCandidate[][] {
  const groups = new Map<string, ComparedCandidate[]>();
  for (const candidate of candidates)
    for (const key of keysOf(candidate)) {
      const group = groups.get(key);
      if (group) group.push(candidate);
      else groups.set(key, [candidate]);
    }
  return [...groups.values()].filter(({ length }) => length > 1 && length <= mostAlike);
}
