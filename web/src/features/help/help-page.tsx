import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { type SitePage, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { ArticleList } from './article-list';
import { type Article, articles, loadIndex } from './articles';
import { Found } from './found';
import { LimitList } from './limit-list';
import { SearchField } from './search-field';
import { helpTexts as texts } from './texts';

type HelpData = { question: string; found: readonly Article[] };

/** The search works without scripts, too: the question stands in the address. */
async function loadHelp({ request }: LoaderFunctionArgs): Promise<HelpData> {
  const question = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  if (!question) return { question, found: [] };
  // The words and the texts that are searched are fetched by whoever asks.
  const [{ searchArticles }, index] = await Promise.all([import('./search/search-articles'), loadIndex()]);
  const slugs = searchArticles(question, index).slice(0, 8);
  return { question, found: slugs.flatMap((slug) => articles.find((one) => one.slug === slug) ?? []) };
}

/** `/app/help`: every article, found by words or by groups, and the limits of a document. */
function HelpPage() {
  const { question, found } = useLoaderData<HelpData>();
  return (
    <div className="page py-10 md:py-16">
      <header className="max-w-[680px]">
        <h1 className="-ms-[0.018em] font-serif text-4xl font-normal tracking-[-0.022em]">{texts.title}</h1>
        <p className="mt-4 font-serif text-xl text-balance text-ink-2">{texts.description}</p>
        <SearchField question={question} />
      </header>
      {question ? <Found question={question} found={found} /> : null}
      <ArticleList />
      <section aria-labelledby="limits" className="mt-14 max-w-[680px]">
        <h2 id="limits" className="mb-4 scroll-mt-6 font-serif text-2xl tracking-[-0.012em]">
          {texts.limitsTitle}
        </h2>
        <p className="text-ink-2">{texts.limitsText}</p>
        <LimitList rows={texts.limits} />
      </section>
    </div>
  );
}

const { title, description } = texts;
export const helpPage: SitePage<HelpData> = {
  Component: HelpPage,
  loader: loadHelp,
  head: (appUrl) => siteMeta(appUrl, paths.help.href(), { title, description }),
};
