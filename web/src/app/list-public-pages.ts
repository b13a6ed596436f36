import type { ListPublicPages } from '@folia/contracts/page';
import { help } from '../../content/help';
import { posts } from '../../content/posts';
import { defaultDescription } from '../lib/build-head';
import { setWebConfig } from '../lib/config';
import type { SitePage } from '../lib/page-head';
import { paths } from '../lib/paths';
import { landingScreen } from './landing-screen';
import { sitePages } from './site-pages';
import { siteAddresses } from './site-routes';

/** Every public page that belongs to no person: those with an address of their own in the table of routes, and the texts of the collections. */
export const listPublicPages: ListPublicPages = async (config) => {
  setWebConfig(config);
  const fixed = [
    { path: paths.home.path, load: async (): Promise<SitePage> => landingScreen },
    ...siteAddresses.map(([page, path]) => ({ path, load: sitePages[page] as () => Promise<SitePage> })),
  ].filter(({ path }) => !path.includes(':'));
  const listed = await Promise.all(
    fixed.map(async ({ path, load }) => {
      const { noindex, title = 'Folia', description = defaultDescription } = (await load()).head(config.appUrl, undefined);
      return noindex ? [] : [{ path, title, description }];
    }),
  );
  const texts = [
    ...posts.map(({ slug, meta }) => ({ path: paths.post.href(slug), modified: meta.modified ?? meta.published, meta })),
    ...help.map(({ slug, meta }) => ({ path: paths.helpArticle.href(slug), modified: undefined, meta })),
  ];
  return [...listed.flat(), ...texts.map(({ path, modified, meta: { title, description } }) => ({ path, title, description, modified }))];
};
