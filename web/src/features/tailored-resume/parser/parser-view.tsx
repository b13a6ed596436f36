import { useQuery } from '@tanstack/react-query';
import { Check, LayoutTemplate, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { Loading } from '../../../ui/loading';
import { analysisTexts } from '../analysis-texts';
import { readingQuery } from '../api';
import type { FinishedResume } from '../finished-resume';
import { ResumePages } from '../resume-pages';
import { countDifferences } from './count-differences';
import { ReadEntries } from './read-entries';
import { ReadValues } from './read-values';

const words = analysisTexts.parser;

/** The pages beside what a parser reads from them. Differences are marked, and each has a way to fix it. */
export function ParserView({ resume }: { resume: FinishedResume }) {
  return (
    <section aria-labelledby="parser-title" className="mt-14">
      <h2 id="parser-title" className="font-serif text-l font-medium">
        {words.title}
      </h2>
      <p className="mt-1 mb-6 max-w-[68ch] text-[0.8125rem] text-ink-3">{words.lead}</p>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <ResumePages resume={resume} />
        <Reading resume={resume} />
      </div>
    </section>
  );
}

function Reading({ resume }: { resume: FinishedResume }) {
  const found = useQuery(readingQuery(resume.id, resume.version));
  // After a 401 the request helper answers with an empty object; the popup is open by then.
  const { contact, entries, pages } = found.data ?? {};
  if (found.isError)
    return (
      <div role="alert" className="self-start">
        <p className="text-bad">{words.failed(reasonOf(found.error))}</p>
        <Button className="mt-3" onClick={() => void found.refetch()}>
          {words.again}
        </Button>
      </div>
    );
  if (!contact || !entries || !pages) return <Loading />;
  const differences = countDifferences({ contact, entries });
  const Sign = differences === 0 ? Check : TriangleAlert;
  return (
    <div className="min-w-0">
      <p className="flex items-baseline gap-2 font-semibold">
        <Sign aria-hidden="true" className={`size-4 self-center ${differences === 0 ? 'text-good' : 'text-warn'}`} />
        {words.differences(differences)}
      </p>
      {differences > 0 && resume.sentAt === null ? (
        <div className="mt-2 mb-4 flex flex-wrap items-center gap-3">
          <p className="text-[0.875rem] text-ink-2">{words.mend}</p>
          <Link to={paths.tailoredResume.href(resume.id)} className={buttonClass({ size: 'sm' })}>
            <LayoutTemplate aria-hidden="true" />
            {words.otherTemplate}
          </Link>
        </div>
      ) : null}
      <h3 className="mt-5 mb-1 text-xs text-ink-3">{words.contact}</h3>
      <ReadValues values={contact} />
      <ReadEntries entries={entries} />
      <details className="mt-6 rounded-m bg-surface px-4 py-3">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold md:pointer-fine:min-h-8">{words.text}</summary>
        {pages.map((lines, index) => (
          <pre key={words.page(index + 1)} className="mt-2 overflow-x-auto font-mono text-xs leading-[1.6] whitespace-pre-wrap [overflow-wrap:anywhere]">
            {lines.join('\n')}
          </pre>
        ))}
      </details>
    </div>
  );
}
