import { type ItemKind, itemHeading, itemKinds } from '@folia/contracts/item/fields';
import type { Item, Visibility } from '@folia/contracts/item/shapes';
import { effectiveVisibility } from '@folia/contracts/portfolio/effective-visibility';
import type { SectionVisibilities } from '@folia/contracts/portfolio/shapes';

/** One row of the list of sections. `visibility` is null if the items differ. */
export type SectionRow = {
  kind: ItemKind;
  count: number;
  examples: string[];
  more: number;
  withEvidence: number;
  visibility: Visibility | null;
  publicCount: number;
  editedAt: string;
};

const shownExamples = 3;

/** The short name of an entry: the place, if there is one. */
function exampleOf({ kind, fields }: Item): string {
  const place = kind === 'work' ? fields.employer : kind === 'education' ? fields.institution : undefined;
  return typeof place === 'string' ? place : itemHeading(kind, fields);
}

/** Sections with items in page order, and the kinds that have none yet. */
export function sectionRows(items: readonly Item[], sections: SectionVisibilities = {}): { rows: SectionRow[]; absent: ItemKind[] } {
  const rows = itemKinds.flatMap((kind): SectionRow[] => {
    const own = items.filter((item) => item.kind === kind).sort((a, b) => a.position - b.position);
    if (own.length === 0) return [];
    const names = [...new Set(own.map(exampleOf).filter(Boolean))];
    const effective = own.map((item) => effectiveVisibility(item, sections));
    const seen = new Set(effective);
    return [
      {
        kind,
        count: own.length,
        examples: names.slice(0, shownExamples),
        more: Math.max(0, names.length - shownExamples),
        withEvidence: own.filter((item) => item.provenance.source === 'import').length,
        visibility: seen.size === 1 ? (effective[0] ?? null) : null,
        publicCount: effective.filter((visibility) => visibility === 'public').length,
        editedAt:
          own
            .map((item) => item.updatedAt)
            .sort()
            .at(-1) ?? '',
      },
    ];
  });
  return { rows, absent: itemKinds.filter((kind) => !rows.some((row) => row.kind === kind)) };
}
