import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { recruiterTexts as texts } from './recruiter-texts';

type RecruiterSlots = {
  /** The box for finding people; it belongs to the search feature and is passed in by app/. */
  PeopleSearch: ComponentType;
  /** The latest conversations; they belong to the messages feature and are passed in by app/. */
  Conversations: ComponentType<{ empty: readonly [string, string] }>;
  /** Opened links from other people; they belong to the links feature and are passed in by app/. */
  ReceivedLinks: ComponentType;
};

/** The start of a business account: finding people, writing to them and the links they sent come first, with the account's own portfolio at the side. */
export function RecruiterStart({ PeopleSearch, Conversations, ReceivedLinks }: RecruiterSlots) {
  usePageTitle(texts.title);
  return (
    <div className="page py-6 md:py-8">
      <section aria-labelledby="find-people" className="max-w-[680px]">
        <h1 id="find-people" className="headline">
          {texts.heading}
        </h1>
        <p className="mt-1.5 mb-5 max-w-measure text-ink-2">{texts.lead}</p>
        <PeopleSearch />
      </section>
      <div className="mt-10 grid gap-x-18 gap-y-10 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_288px]">
        <div className="grid min-w-0 content-start gap-10">
          <section aria-labelledby="conversations" className="min-w-0">
            <div className="mb-2 flex items-baseline justify-between gap-4">
              <h2 id="conversations" className="section-title">
                {texts.messages}
              </h2>
              <Link to={paths.messages.path} className="link text-[0.8125rem]">
                {texts.allMessages}
              </Link>
            </div>
            <Conversations empty={texts.noMessages} />
          </section>
          <section aria-labelledby="received-links" className="min-w-0">
            <h2 id="received-links" className="section-title mb-2">
              {texts.links}
            </h2>
            <ReceivedLinks />
          </section>
        </div>
        <aside className="grid content-start gap-8 pb-8">
          <section aria-labelledby="own-portfolio">
            <h2 id="own-portfolio" className="mb-1 font-[550]">
              {texts.own}
            </h2>
            <p className="mb-2 text-[0.8125rem] text-ink-2">{texts.ownMore}</p>
            <Link to={paths.user.href()} className="link text-[0.8125rem]">
              {texts.openOwn}
            </Link>
          </section>
        </aside>
      </div>
    </div>
  );
}
