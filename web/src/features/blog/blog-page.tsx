import { Rss } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SitePage } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { readingMinutes } from '../../lib/structured-data';
import { pageAction } from '../../ui/page-action';
import { blogHead } from './blog-head';
import { feeds } from './feeds';
import { listedPosts, type Post } from './posts';
import { texts } from './texts';

const [first, ...others] = listedPosts;

const factsOf = ({ meta, words }: Post) => (
  <>
    <time dateTime={meta.published}>{texts.day(meta.published)}</time>
    <span className="max-md:before:content-['_·_'] md:block">{texts.minutes(readingMinutes(words))}</span>
  </>
);

/** `/app/blog`: the newest post as a spread, the others as rows. */
function BlogPage() {
  return (
    <div className="page pt-8 md:pt-16">
      <header className="md:flex md:items-end md:justify-between md:gap-12">
        <h1 className="-ms-[0.03em] font-serif text-4xl font-normal tracking-[-0.024em]">{texts.title}</h1>
        <p className="mt-4 max-w-[40ch] font-serif text-l text-balance text-ink-2 md:mt-0">{texts.lead}</p>
      </header>
      {first ? <Spread post={first} /> : null}
      <ul>
        {others.map((post) => (
          <Row key={post.slug} post={post} />
        ))}
      </ul>
      <nav aria-label={texts.follow} className="mt-8 flex flex-wrap items-center gap-x-6 text-s text-ink-3">
        <span>{texts.follow}</span>
        <a href={feeds.rss.path} className={pageAction}>
          <Rss aria-hidden="true" />
          {texts.rss}
        </a>
        <a href={feeds.atom.path} className={pageAction}>
          <Rss aria-hidden="true" />
          {texts.atom}
        </a>
      </nav>
    </div>
  );
}

function Spread({ post }: { post: Post }) {
  const { slug, meta } = post;
  return (
    <Link
      to={paths.post.href(slug)}
      className="group mt-10 grid gap-x-12 gap-y-5 border-t border-ink py-8 md:mt-16 md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] md:items-end md:py-12"
    >
      <h2 className="font-serif text-[clamp(2rem,4.4vw,3.5rem)] leading-[1.06] font-normal tracking-[-0.022em] text-balance group-hover:text-leaf-strong">
        {meta.title}
      </h2>
      <div>
        <p className="text-s text-ink-3">{meta.section}</p>
        <p className="mt-2 font-serif text-l leading-[1.5] text-pretty text-ink-2">{meta.description}</p>
        <p className="mt-3 text-s text-ink-3 tabular-nums">{factsOf(post)}</p>
      </div>
    </Link>
  );
}

function Row({ post }: { post: Post }) {
  const { slug, meta } = post;
  return (
    <li className="border-t border-line">
      <Link to={paths.post.href(slug)} className="group grid gap-x-6 gap-y-1.5 py-6 md:grid-cols-[152px_minmax(0,1fr)_160px] md:items-baseline md:py-8">
        <p className="text-s text-ink-3">{meta.section}</p>
        <div>
          <h2 className="font-serif text-[1.625rem] leading-[1.15] font-normal tracking-[-0.014em] text-balance group-hover:text-leaf-strong">{meta.title}</h2>
          <p className="mt-2 max-w-[62ch] text-pretty text-ink-2">{meta.description}</p>
        </div>
        <p className="text-s text-ink-3 tabular-nums md:text-end">{factsOf(post)}</p>
      </Link>
    </li>
  );
}

export const blogPage: SitePage = { Component: BlogPage, head: blogHead };
