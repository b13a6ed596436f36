import { basicsId } from '@folia/contracts/deep-talk/answer';
import { itemHeading } from '@folia/contracts/item/fields';
import { useMemo, useState } from 'react';
import { paths } from '../../lib/paths';
import type { AskedAbout } from './asked-about';
import type { EvidenceFocus } from './evidence-focus';
import { numberSources, type Source } from './number-sources';
import { texts } from './texts';
import type { Turn } from './turn';

/** The numbered words of a conversation, what they are called and where they stand. */
export function useSources(turns: readonly Turn[], { uname, slug, name, items }: Omit<AskedAbout, 'ownerId'>, open: (source: Source) => void): EvidenceFocus {
  const [pointed, point] = useState<number | null>(null);
  const sources = useMemo(() => numberSources(turns.flatMap(({ claims, more, isMoreShown }) => (isMoreShown ? [...claims, ...more] : claims))), [turns]);
  return useMemo(() => {
    const headings = new Map(items.map(({ id, kind, fields }) => [id, texts.source(kind, itemHeading(kind, fields))]));
    return {
      sources,
      pointed,
      point,
      open,
      hrefOf: ({ citation: { itemId, field } }) =>
        `${paths.portfolio.href(uname, slug)}${itemId === basicsId ? (field === 'summary' ? '#about' : '') : `#item-${itemId}`}`,
      captionOf: ({ citation: { itemId } }) => (itemId === basicsId ? texts.aboutPerson(name) : (headings.get(itemId) ?? texts.unknownSource)),
    };
  }, [sources, pointed, open, uname, slug, name, items]);
}
