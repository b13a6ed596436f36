import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { articleGroups } from './articles';
import { helpTexts as texts } from './texts';

/** All articles by their groups. */
export function ArticleList() {
  return (
    <section aria-label={texts.all} className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
      {articleGroups.map(({ name, list }) => (
        <section key={name} aria-label={name}>
          <h2 className="mb-2 font-serif text-xl">{name}</h2>
          <ul className="border-t border-line">
            {list.map(({ slug, title }) => (
              <li key={slug} className="border-b border-line">
                <Link to={paths.helpArticle.href(slug)} className="flex min-h-11 items-center py-1.5 text-ink-2 hover:text-leaf">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
