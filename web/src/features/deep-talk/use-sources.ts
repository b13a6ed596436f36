import { basicsId } from '@folia/contracts/deep-talk/answer';
import { itemHeading } from '@folia/contracts/item/fields';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { paths } from '../../lib/paths';
import { visitPortfolio } from '../../lib/visited-pages';
import type { AskedAbout } from './asked-about';
import type { EvidenceFocus } from './evidence-focus';
import { numberSources, type Source } from './number-sources';
import { texts } from './texts';
import type { Turn } from './turn';

type Options = { about: Omit<AskedAbout, 'ownerId'>; open: (source: Source) => void; hasColumn: boolean };

/** The sources of a conversation, what they are called and where they stand. */
export function useSources(turns: readonly Turn[], { about: { uname, slug, name, items }, open, hasColumn }: Options): EvidenceFocus {
  const [pointed, point] = useState<number | null>(null);
  const sources = useMemo(() => {
    const translations = new Map(turns.flatMap((turn) => turn.translations.map(({ quote, ...one }) => [quote, one] as const)));
    const shown = turns.flatMap(({ claims, more, isMoreShown }) => (isMoreShown ? [...claims, ...more] : claims));
    return numberSources(shown, translations);
  }, [turns]);
  const known = useMemo(() => new Map(items.map(({ id, kind, fields }) => [id, texts.source(kind, itemHeading(kind, fields))])), [items]);
  // The page of one entry, or none: what the others are called is asked for.
  const others = useQuery({
    queryKey: ['deep-talk', 'headings', uname, slug],
    queryFn: async ({ signal }) => {
      const view = await visitPortfolio(uname, { profile: slug ?? undefined }, { signal });
      return (view?.items ?? []).map(({ id, kind, fields }) => [id, texts.source(kind, itemHeading(kind, fields))] as const);
    },
    enabled: uname !== '' && [...sources.values()].some(({ itemId }) => itemId !== basicsId && !known.has(itemId)),
  });
  return useMemo(() => {
    const headings = new Map([...(others.data ?? []), ...known]);
    return {
      sources,
      pointed,
      point,
      open,
      hasColumn,
      hrefOf: ({ itemId, field }) => `${paths.portfolio.href(uname, slug)}${itemId === basicsId ? (field === 'summary' ? '#about' : '') : `#item-${itemId}`}`,
      captionOf: ({ itemId }) => (itemId === basicsId ? texts.aboutPerson(name) : (headings.get(itemId) ?? texts.unknownSource)),
    };
  }, [sources, pointed, open, hasColumn, uname, slug, name, known, others.data]);
}
