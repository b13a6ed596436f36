import { absolute } from '../../lib/page-head';
import { feeds } from './feeds';
import { texts } from './texts';

/** Where feed readers find the blog, for the head of its pages. */
export const feedLinks = (appUrl: string) => Object.values(feeds).map(({ path, type }) => ({ type, title: texts.feedTitle, href: absolute(appUrl, path) }));
