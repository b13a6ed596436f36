import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { readingMinutes } from '../../lib/structured-data';
import { type Post, relatedPosts } from './posts';
import { texts } from './texts';

/** Others that speak of the same things. */
export function RelatedPosts({ post }: { post: Post }) {
  const related = relatedPosts(post);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" data-print="hide" className="mt-12 md:mt-18">
      <h2 id="related" className="font-serif text-2xl tracking-[-0.012em]">
        {texts.related}
      </h2>
      <ul className="mt-4 border-t border-line">
        {related.map(({ slug, meta, words }) => (
          <li key={slug} className="border-b border-line">
            <Link to={paths.post.href(slug)} className="group grid min-h-11 gap-x-6 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline">
              <span className="font-serif text-l text-balance group-hover:text-leaf-strong">{meta.title}</span>
              <span className="text-s text-ink-3 tabular-nums">
                {meta.section} · {texts.minutes(readingMinutes(words))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
