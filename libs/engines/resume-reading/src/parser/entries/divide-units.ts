import type { TextLine } from '../../document/text-line';
import { Passage } from '../passage';
import type { Unit } from './section-units';

/**
 * Units divided again where a line that was joined to the one above begins something of its own: `begins` is asked about each later line and the text above it
 * in the unit. Pure; keeps every line.
 */
export function divideUnits(units: readonly Unit[], begins: (line: TextLine, above: string) => boolean): Unit[] {
  return units.flatMap((unit) => {
    if (unit.isPart || unit.lines.length < 2) return [unit];
    const groups = unit.lines.reduce<TextLine[][]>((found, line) => {
      const open = found[found.length - 1];
      if (open && !begins(line, open.map(({ text }) => text).join(' '))) open.push(line);
      else found.push([line]);
      return found;
    }, []);
    return groups.length < 2 ? [unit] : groups.map((lines) => ({ ...unit, lines, passage: Passage.join(lines.map((line) => Passage.of(line))) }));
  });
}
