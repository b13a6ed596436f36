import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { help } from '../../../content/help';
import type { Body } from '../../../content/read-content';
import { nothingHere } from '../../lib/nothing-here';
import { absolute, type SitePage, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { Crumbs } from '../../ui/crumbs';
import { ReadingPage } from '../../ui/reading-page';
import { ArticleFoot } from './article-foot';
import { faqJsonLd } from './faq-json-ld';
import { helpTexts as texts } from './texts';

type ArticleData = Body & { slug: string; title: string; description: string; keywords: readonly string[]; questions: readonly string[] };

async function loadArticle({ params, context }: LoaderFunctionArgs): Promise<ArticleData> {
  const article = help.find(({ slug }) => slug === params.slug);
  if (!article) return nothingHere({ context });
  const { title, description, keywords, questions } = article.meta;
  const { html, sections } = await article.load();
  return { slug: article.slug, title, description, keywords, questions, html, sections };
}

/** `/app/help/{slug}`. */
function ArticlePage() {
  const { slug, title, description, html, sections } = useLoaderData<ArticleData>();
  return (
    <ReadingPage
      title={title}
      lead={description}
      html={html}
      sections={sections}
      above={
        <div className="mt-5">
          <Crumbs label={texts.where} way={[{ label: texts.title, href: paths.help.href() }]} here={title} />
        </div>
      }
      below={<ArticleFoot slug={slug} />}
    />
  );
}

export const helpArticlePage: SitePage<ArticleData> = {
  Component: ArticlePage,
  loader: loadArticle,
  head: (appUrl, { slug, title, description, keywords, questions, html }) => {
    const path = paths.helpArticle.href(slug);
    return siteMeta(appUrl, path, { title, description, keywords, structuredData: faqJsonLd(absolute(appUrl, path), title, questions, html) });
  },
};
