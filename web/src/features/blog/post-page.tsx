import { Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import type { Body } from '../../../content/read-content';
import { nothingHere } from '../../lib/nothing-here';
import type { SitePage } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { CopyLink } from '../../ui/copy-link';
import { ReadingText } from '../../ui/reading-page';
import { postHead } from './blog-head';
import { PostContents } from './post-contents';
import { PostFacts } from './post-facts';
import { PostNeighbours } from './post-neighbours';
import { findPost } from './posts';
import { RelatedPosts } from './related-posts';
import { SourceList } from './source-list';
import { texts } from './texts';

type PostData = Body & { slug: string };

async function loadPost(request: LoaderFunctionArgs): Promise<PostData> {
  const post = findPost(request.params.slug);
  return post ? { slug: post.slug, ...(await post.load()) } : nothingHere(request);
}

/** `/app/blog/{slug}`: a text to read, with its facts beside it and its sources below. */
function PostPage() {
  const { html, sections } = useLoaderData<PostData>();
  const post = findPost(useParams().slug);
  if (!post) return null;
  const { slug, meta } = post;
  return (
    <article className="post page grid grid-cols-[minmax(0,1fr)] pt-8 md:pt-12 lg:grid-cols-[680px_272px] lg:justify-between print:block print:p-0">
      <nav aria-label={texts.where} className="mb-6 flex items-center gap-2.5 text-s text-ink-3 md:mb-8 lg:col-span-2">
        <Link to={paths.blog.href()} className="inline-flex min-h-11 items-center text-ink-2 hover:text-leaf md:min-h-8">
          {texts.title}
        </Link>
        <span aria-hidden="true">/</span>
        <span>{meta.section}</span>
      </nav>
      <header className="pb-8 lg:col-start-1 lg:pb-12">
        <h1 className="-ms-[0.03em] font-serif text-4xl font-normal tracking-[-0.024em] text-balance">{meta.title}</h1>
        <p className="mt-5 font-serif text-xl leading-[1.4] text-pretty text-ink-2">{meta.description}</p>
      </header>
      <aside className="mb-6 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:mb-0">
        <div className="lg:sticky lg:top-[calc(var(--bar)+32px)] lg:-mx-2 lg:mt-3 lg:max-h-[calc(100dvh-var(--bar)-48px)] lg:overflow-y-auto lg:px-2">
          <PostFacts post={post} />
          <div data-print="hide" className="mt-4">
            <CopyLink path={paths.post.href(slug)} />
          </div>
          <PostContents sections={sections} place="beside" />
        </div>
      </aside>
      <div className="min-w-0 lg:col-start-1">
        <PostContents sections={sections} place="above" />
        <ReadingText html={html} />
        <SourceList sources={meta.sources} />
        <RelatedPosts post={post} />
      </div>
      <PostNeighbours post={post} />
    </article>
  );
}

export const postPage: SitePage<PostData | undefined> = {
  Component: PostPage,
  loader: loadPost,
  head: (appUrl, data) => {
    const post = findPost(data?.slug);
    return post ? postHead(appUrl, post) : {};
  },
};
