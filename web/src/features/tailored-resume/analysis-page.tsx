import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { wholePoints } from '../../lib/score-band';
import { usePageTitle } from '../../lib/use-page-title';
import { buttonClass } from '../../ui/button-class';
import { AnalysisSkeleton } from './analysis-skeleton';
import { analysisTexts } from './analysis-texts';
import { Crumbs } from './crumbs';
import type { FinishedResume } from './finished-resume';
import { KeywordTable } from './keyword-table';
import { MakingScreen } from './making-screen';
import { NoResume } from './no-resume';
import { ParserView } from './parser/parser-view';
import { RemarkList } from './remark-list';
import { texts } from './texts';
import { useResume } from './use-resume';

const words = analysisTexts.analysis;

/** `/app/tailormade/analysis/{resumeId}`: how the resume answers the job, and what a reader of the file finds. */
export function AnalysisPage() {
  const { resume, isMaking, refusal, onOver, onRetry } = useResume();
  usePageTitle([words.title, resume?.company].filter(Boolean).join(' · '));
  if (refusal) return <NoResume reason={refusal} onRetry={onRetry} />;
  if (!resume) return <AnalysisSkeleton />;
  if (isMaking) return <MakingScreen key={resume.id} resume={resume} onOver={onOver} />;
  const { result, error } = resume;
  if (!result) return <NoResume reason={error?.message ?? texts.failure.cancelled} code={error?.code} postingId={resume.postingId} />;
  return <Analysis resume={{ ...resume, result }} />;
}

function Analysis({ resume }: { resume: FinishedResume }) {
  const { analysis, score, fit } = resume.result;
  return (
    <article className="page py-6 md:py-8">
      <Crumbs here={`${resume.company || resume.role || texts.unnamed}, ${words.title}`} />
      <div className="mt-4 mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="headline">{words.title}</h1>
          <p className="mt-1.5 max-w-[62ch] text-ink-2">{words.lead}</p>
        </div>
        <Link to={paths.tailoredResume.href(resume.id)} className={buttonClass()}>
          <ArrowLeft aria-hidden="true" />
          {texts.head.edit}
        </Link>
      </div>
      <div className="grid gap-x-12 gap-y-8 border-y border-line py-5 md:grid-cols-2">
        <Figures title={words.coverage} before={analysisTexts.share(analysis.before)} after={analysisTexts.share(analysis.after)}>
          {words.coverageText(analysisTexts.share(analysis.before), analysisTexts.share(analysis.after))}
        </Figures>
        <Figures title={words.score} before={`${wholePoints(score.before)}`} after={`${wholePoints(score.after)}`}>
          {words.scoreText}
        </Figures>
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <KeywordTable keywords={analysis.keywords} />
        <section aria-labelledby="file-title">
          <h2 id="file-title" className="mb-1 font-serif text-l font-medium">
            {words.remarks}
          </h2>
          <p className="mb-2.5 text-[0.8125rem] text-ink-3">
            {words.file}: {words.fileText(fit.pages, analysis.words)}
          </p>
          <RemarkList resume={resume} />
        </section>
      </div>
      <ParserView resume={resume} />
    </article>
  );
}

function Figures({ title, before, after, children }: { title: string; before: string; after: string; children: string }) {
  return (
    <section>
      <h2 className="text-[0.8125rem] text-ink-3">{title}</h2>
      <p className="mt-1 flex items-baseline gap-3 font-serif text-2xl tabular-nums">
        <span className="text-ink-2">
          <span className="sr-only">{words.before} </span>
          {before}
        </span>
        <ArrowRight aria-hidden="true" className="size-5 self-center text-ink-3" />
        <span>
          <span className="sr-only">{words.after} </span>
          {after}
        </span>
      </p>
      <p className="mt-1 text-[0.8125rem] text-ink-3">{children}</p>
    </section>
  );
}
