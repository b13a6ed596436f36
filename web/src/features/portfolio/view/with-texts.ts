import { plainText } from '@folia/contracts/plain-text';
import type { ItemPageView, PortfolioView, ViewedItem } from '@folia/contracts/portfolio/shapes';
import { type Block, itemBlocks, textBlocks } from './text-blocks';

/** An item with its text as the page shows it: its summary, then its highlights. */
export type ItemWithBlocks = ViewedItem & { blocks: Block[] };
/** `plainSummary`: the summary without Markdown signs, for the head. */
export type PortfolioWithTexts = Omit<PortfolioView, 'items'> & { items: ItemWithBlocks[]; about: Block[]; plainSummary: string };
export type ItemPageWithTexts = Omit<ItemPageView, 'item' | 'skills'> & { item: ItemWithBlocks; skills: ItemWithBlocks[]; plainSummary: string };

export const itemWithBlocks = (item: ViewedItem): ItemWithBlocks => ({ ...item, blocks: itemBlocks(item.fields) });

/** Reads every text of a portfolio. The page is drawn from what is read, so that its visitors need no reader of Markdown. */
export const portfolioWithTexts = (view: PortfolioView): PortfolioWithTexts => ({
  ...view,
  items: view.items.map(itemWithBlocks),
  about: textBlocks(view.profile.summary),
  plainSummary: plainText(view.profile.summary),
});

/** Reads every text of an item's page, as {@link portfolioWithTexts} does. */
export const itemPageWithTexts = (view: ItemPageView): ItemPageWithTexts => ({
  ...view,
  item: itemWithBlocks(view.item),
  skills: view.skills.map(itemWithBlocks),
  plainSummary: typeof view.item.fields.summary === 'string' ? plainText(view.item.fields.summary) : '',
});
