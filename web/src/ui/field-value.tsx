import type { FieldValue as Value } from '@folia/contracts/item/fields';
import { texts } from './texts';

/** What stands in a field of an entry, to compare it with what else could: each line as it is. */
export function FieldValue({ value }: { value: Value | undefined }) {
  if (typeof value === 'boolean') return <p>{value ? texts.yes : texts.no}</p>;
  const lines = Array.isArray(value) ? value.filter(Boolean) : (value ?? '').split('\n').filter(Boolean);
  if (lines.length === 0) return <p className="text-ink-3 italic">{texts.nothing}</p>;
  // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
  return lines.map((line, place) => <p key={place}>{line}</p>);
}
