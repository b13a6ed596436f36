import type { ItemKind } from '@folia/contracts/item/fields';
import type { ReadItem } from '../read/portfolio/read-portfolio';

const papers: ReadonlySet<ItemKind> = new Set(['certification', 'education']);

/** Whether an item is what somebody has on paper. "A qualification in teaching" is shown by one, and by nothing else: who teaches may have none. */
export const isPaper = ({ kind }: ReadItem): boolean => papers.has(kind);
