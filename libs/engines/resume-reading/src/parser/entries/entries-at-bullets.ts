import type { Unit } from './section-units';
import type { EntryUnits } from './split-entries';

/**
 * "• Degree, dates" above "School | Town": where the section opens with a bullet and a plain header line follows every one of them, each bullet begins an entry.
 * Null for any other section. Pure; keeps every unit.
 */
export function entriesAtBullets(units: readonly Unit[]): EntryUnits[] | null {
  const starts = units.flatMap((unit, index) => (unit.kind === 'bullet' ? [index] : []));
  const isOpened = starts.length > 1 && starts[0] === 0 && starts.every((index) => units[index + 1]?.kind === 'head');
  if (!isOpened) return null;
  return starts.map((start, turn) => {
    const group = units.slice(start, starts[turn + 1] ?? units.length);
    const body = group.findIndex((unit, index) => index > 0 && unit.kind !== 'head');
    const heads = group.slice(0, body < 0 ? group.length : body);
    return { heads: heads.map((unit) => ({ ...unit, kind: 'head' as const })), body: group.slice(heads.length) };
  });
}
