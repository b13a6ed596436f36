import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { articles } from './articles';
import { helpTexts as texts } from './texts';

/** What comes after an article: its neighbours, and somebody to ask. */
export function ArticleFoot({ slug }: { slug: string }) {
  const group = articles.find((one) => one.slug === slug)?.group ?? '';
  const neighbours = articles.filter((one) => one.group === group && one.slug !== slug);
  return (
    <footer className="mt-14 border-t border-line pt-6" data-print="hide">
      <h2 className="mb-1 text-[0.8125rem] text-ink-3">{texts.more(group)}</h2>
      <ul>
        {neighbours.map((one) => (
          <li key={one.slug}>
            <Link to={paths.helpArticle.href(one.slug)} className="inline-flex min-h-11 items-center hover:text-leaf md:min-h-8">
              {one.title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-ink-2">
        {texts.notAnswered}{' '}
        <Link to={paths.feedback.href(paths.helpArticle.href(slug))} className="link">
          {texts.writeToUs}
        </Link>
      </p>
    </footer>
  );
}
