import { Link } from 'react-router-dom';
import { webConfig } from '../../lib/config';
import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button-class';
import type { Article } from './articles';
import { helpTexts as texts } from './texts';

/** What a question found; where it found nothing, somebody to ask. */
export function Found({ question, found }: { question: string; found: readonly Article[] }) {
  const { email } = webConfig().operator;
  if (found.length === 0)
    return (
      <section role="status" className="mt-8 max-w-[680px]">
        <h2 className="font-serif text-2xl tracking-[-0.012em] [overflow-wrap:anywhere]">{texts.nothing(question)}</h2>
        <p className="mt-3 text-ink-2">{texts.nothingText}</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Link to={paths.feedback.href(paths.help.href())} className={buttonClass()}>
            {texts.ask}
          </Link>
          {email ? (
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          ) : null}
        </p>
      </section>
    );
  return (
    <section aria-labelledby="found" className="mt-8 max-w-[680px]">
      <h2 id="found" role="status" className="text-[0.8125rem] text-ink-3 [overflow-wrap:anywhere]">
        {texts.found(found.length, question)}
      </h2>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {found.map(({ slug, title, description, group }) => (
          <li key={slug}>
            <Link to={paths.helpArticle.href(slug)} className="group block py-3.5">
              <span className="font-serif text-l group-hover:text-leaf">{title}</span>
              <span className="mt-0.5 block text-s text-ink-2">{description}</span>
              <span className="mt-0.5 block text-[0.8125rem] text-ink-3">{group}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
