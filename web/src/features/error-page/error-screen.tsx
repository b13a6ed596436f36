import { House, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { paths } from '../../lib/paths';
import { useOnline } from '../../lib/use-online';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { CopyButton } from '../../ui/copy-button';
import { describeError } from './describe-error';
import { texts } from './texts';

type ErrorScreenProps = {
  error: unknown;
  path: string;
  /** Another way on, where there may be one; its place is kept until it comes. */
  search?: ReactNode;
};

/** Missing, private, deleted and broken: one page, whose number and sentence tell these apart as far as they are allowed to. */
export function ErrorScreen({ error, path, search }: ErrorScreenProps) {
  const { status, title, known, canRetry, requestId } = describeError(error, useOnline());
  useEffect(() => {
    if (status !== 404) console.error(error);
  }, [error, status]);
  const homeLook = buttonClass({ look: canRetry ? 'outlined' : 'primary', size: 'lg', className: 'max-md:w-full' });
  const quietLook = buttonClass({ look: 'quiet', size: 'lg', className: 'max-md:w-full' });
  return (
    <div className="mx-auto grid w-full max-w-page flex-1 content-start gap-x-12 px-6 py-12 lg:grid-cols-[152px_minmax(0,680px)] lg:pt-28 lg:pb-18">
      <p aria-hidden="true" className="hidden pt-2 font-serif text-3xl font-light text-ink-3 lining-nums lg:block">
        {status}
      </p>
      <div>
        <h1 className="font-serif text-[clamp(2.25rem,5vw,3.5rem)] leading-[1.06] tracking-[-0.024em] md:max-w-[11em]">{texts.heading}</h1>
        <p className="mt-4 mb-8 max-w-[32em] font-serif text-[1.1875rem] leading-[1.45] text-ink-2 md:text-xl md:leading-[1.45]">
          {title}
          {title ? '. ' : ''}
          {known ?? (
            <>
              {texts.notFound.before}{' '}
              <code className="rounded-s border border-line bg-sunken px-1.5 py-0.5 font-mono text-[0.85em] break-all text-ink">{path}</code>
              {texts.notFound.after}
            </>
          )}
        </p>
        {search === undefined ? null : <div className="mb-4 h-28 max-w-[480px]">{search}</div>}
        <div className="flex flex-wrap items-center gap-2 md:gap-3">
          {canRetry ? (
            <Button look="primary" size="lg" icon={<RotateCw />} className="max-md:w-full" onClick={() => window.location.reload()}>
              {texts.tryAgain}
            </Button>
          ) : null}
          {/* A full load, because what failed may still be in memory. */}
          <a href={paths.home.href()} className={homeLook}>
            <House aria-hidden="true" />
            {texts.goHome}
          </a>
          <a href={paths.examples.href()} className={quietLook}>
            {texts.examples}
          </a>
          <a href={paths.help.href()} className={quietLook}>
            {texts.help}
          </a>
        </div>
        {requestId ? (
          <div className="mt-12 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-4 text-ink-3">
            <span>
              {texts.writeToUs} <code className="font-mono text-[0.8125rem] text-ink-2">{requestId}</code>
            </span>
            <CopyButton value={requestId} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
