import type { TailoredResult } from '@folia/contracts/tailored-resume/shapes';
import type { CoverLetter } from '@folia/contracts/tailored-resume/tailor-made';

export type LetterSource = { number: number; item: TailoredResult['items'][number] };

/** The entries a letter rests on, numbered from 1 in the order of their first use. Pure. */
export function numberedSources({ paragraphs }: CoverLetter, items: TailoredResult['items']): LetterSource[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const ids = new Set(paragraphs.flatMap((sentences) => sentences.flatMap(({ itemIds }) => itemIds)));
  return [...ids].flatMap((id) => byId.get(id) ?? []).map((item, index) => ({ number: index + 1, item }));
}
