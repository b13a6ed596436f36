import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { help } from '../../../content/help';
import type { Body } from '../../../content/read-content';
import { nothingHere } from '../../lib/nothing-here';
import { type SitePage, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { breadcrumbs, faqPage, structuredData } from '../../lib/structured-data';
import { Crumbs } from '../../ui/crumbs';
import { ReadingPage } from '../../ui/reading-page';
import { ArticleFoot } from './article-foot';
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
  const { slug, title, description, questions, html, sections } = useLoaderData<ArticleData>();
  return (
    <ReadingPage
      title={title}
      lead={description}
      html={html}
      sections={sections}
      above={
        <div className="mt-5 space-y-2">
          <Crumbs label={texts.where} way={[{ label: texts.title, href: paths.help.href() }]} here={title} />
          {questions.length > 0 ? <p className="text-s text-ink-3">{texts.answers(questions)}</p> : null}
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
    const way = breadcrumbs(appUrl, [
      { name: texts.title, path: paths.help.href() },
      { name: title, path },
    ]);
    const answer = html
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const answers = questions.length > 0 ? [faqPage(questions.map((question) => ({ question, answer })))] : [];
    return siteMeta(appUrl, path, { title, description, keywords, structuredData: structuredData(way, ...answers) });
  },
};
