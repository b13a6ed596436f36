import type { FieldValue } from '@folia/contracts/item/fields';
import { dateWords, reviewTexts } from './review-texts';

/** A value as the page will show it: dates in words, lists as lines, "current" as Present. */
export function ValueView({ value, isDate }: { value: FieldValue; isDate: boolean }) {
  if (typeof value === 'boolean') return <>{reviewTexts.present}</>;
  if (!Array.isArray(value)) return <span className="whitespace-pre-line">{isDate ? dateWords(value) : value}</span>;
  if (value.length === 1) return <>{value[0]}</>;
  return (
    <ul className="grid list-disc gap-0.5 ps-4 marker:text-ink-3">
      {[...new Set(value)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
