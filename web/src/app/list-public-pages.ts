import type { ListPublicPages } from '@folia/contracts/page';
import { help } from '../../content/help';
import { posts } from '../../content/posts';
import { landingPage } from '../features/landing/landing-page';
import { defaultDescription } from '../lib/build-head';
import { paths } from '../lib/paths';
import { sitePages } from './site-routes';

/** Every public page that belongs to no person: those with an address of their own in the table of routes, and the texts of the collections. */
export const listPublicPages: ListPublicPages = async (appUrl) => {
  const fixed = [{ at: [paths.home.path], load: async () => landingPage }, ...sitePages].filter(({ at: [path] }) => !path.includes(':'));
  const listed = await Promise.all(
    fixed.map(async ({ at: [path], load }) => {
      const { noindex, title = 'Folia', description = defaultDescription } = (await load()).head(appUrl, undefined);
      return noindex ? [] : [{ path, title, description }];
    }),
  );
  const texts = [
    ...posts.map(({ slug, meta }) => ({ path: paths.post.href(slug), modified: meta.modified ?? meta.published, meta })),
    ...help.map(({ slug, meta }) => ({ path: paths.helpArticle.href(slug), modified: undefined, meta })),
  ];
  return [...listed.flat(), ...texts.map(({ path, modified, meta: { title, description } }) => ({ path, title, description, modified }))];
};
