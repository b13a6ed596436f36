import type { Entry } from '../read/subject';
import type { Intent } from './classes';

const places: readonly (readonly [Intent, number])[] = [
  ['first-one', 0],
  ['second-one', 1],
  ['third-one', 2],
  ['last-one', -1],
];
/** "The second one" of what was spoken of. */
export function pickedFrom(focus: readonly Entry[], intents: ReadonlySet<Intent>): readonly Entry[] {
  const place = places.find(([intent]) => intents.has(intent))?.[1];
  const one = place === undefined ? undefined : focus.at(place);
  return one ? [one] : focus;
}
