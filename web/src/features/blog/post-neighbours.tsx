import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { neighbours, type Post } from './posts';
import { texts } from './texts';

/** The posts before and after; at an end of the list, that side is empty. */
export function PostNeighbours({ post }: { post: Post }) {
  const { previous, next } = neighbours(post);
  const way = 'group block max-w-[20ch] min-w-0 md:max-w-[24ch]';
  const title = 'mt-1 block font-serif text-l leading-[1.2] text-balance group-hover:text-leaf-strong md:text-2xl';
  return (
    <nav aria-label={texts.neighbours} data-print="hide" className="mt-12 grid grid-cols-2 gap-6 border-t border-line-strong pt-5 md:mt-18 lg:col-span-2">
      <span className="min-w-0">
        {previous ? (
          <Link to={paths.post.href(previous.slug)} className={way}>
            <span className="inline-flex items-center gap-2 text-s text-ink-3">
              <ArrowLeft aria-hidden="true" className="size-4" />
              {texts.previous}
            </span>
            <span className={title}>{previous.meta.title}</span>
          </Link>
        ) : null}
      </span>
      <span className="flex min-w-0 justify-end text-end">
        {next ? (
          <Link to={paths.post.href(next.slug)} className={way}>
            <span className="inline-flex items-center gap-2 text-s text-ink-3">
              {texts.next}
              <ArrowRight aria-hidden="true" className="size-4" />
            </span>
            <span className={title}>{next.meta.title}</span>
          </Link>
        ) : null}
      </span>
    </nav>
  );
}
