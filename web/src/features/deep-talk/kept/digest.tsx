import type { DeepTalkDigest } from '@folia/contracts/deep-talk/conversation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session-context';
import { Loading } from '../../../ui/loading';
import { digestTexts as texts } from './digest-texts';
import { Segments } from './segments';

const ranges = ['7', '30', '90'] as const;

/** What others asked about the person, in words and numbers. */
export function Digest() {
  const [days, setDays] = useState<(typeof ranges)[number]>('30');
  const digest = useQuery({
    queryKey: ['deep-talk', 'digest', days],
    queryFn: ({ signal }) => api.get('/deep-talk/digest', { query: { days }, signal }),
    placeholderData: (before) => before,
    refetchOnMount: 'always',
  });
  return (
    <section aria-labelledby="digest" className="max-w-[640px] pb-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="digest" className="font-serif text-l font-medium">
          {texts.title}
        </h2>
        <Segments label={texts.range} options={ranges.map((value) => ({ value, label: texts.days(value) }))} value={days} onChoose={setDays} />
      </div>
      {digest.data?.topics ? <Words digest={digest.data} /> : digest.isError ? <p role="alert">{texts.failed}</p> : <Loading />}
    </section>
  );
}

function Words({ digest }: { digest: DeepTalkDigest }) {
  const { user } = useSession();
  const { questions, unanswered, topics, missing, recruiters } = digest;
  if (questions === 0) return <p className="text-ink-2">{texts.nothing}</p>;
  return (
    <>
      <p className="font-serif text-[1.0625rem] leading-[1.6]">{texts.asked(digest)}</p>
      {unanswered > 0 ? (
        <p className="mt-1 text-s">
          <Link to={paths.messages.mode('unanswered')} className="link inline-flex min-h-11 items-center md:pointer-fine:min-h-6">
            {texts.toUnanswered}
          </Link>
        </p>
      ) : null}
      <Counts title={texts.topics} counts={topics.map(({ kind, questions: count }) => [texts.kind(kind), count])} of={questions} />
      <Counts title={texts.missing} counts={missing.map(({ kind, questions: count }) => [texts.missingKind(kind), count])} of={questions} />
      {recruiters.questions > 0 ? (
        <>
          <h3 className="mt-6 mb-1 text-[0.8125rem] text-ink-3">{texts.recruiters}</h3>
          <p className="text-s">{texts.byRecruiters(recruiters.questions)}</p>
          <ul className="mt-1">
            {recruiters.most.map(({ id, kind, heading, questions: count }) => (
              <li key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-s">
                <Link to={`${paths.portfolio.href(user.uname)}#item-${id}`} className="min-w-0 [overflow-wrap:anywhere] hover:text-leaf">
                  {heading} <span className="text-ink-3">· {texts.oneOf(kind)}</span>
                </Link>
                <span className="text-ink-2 tabular-nums">{count}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

/** Counts with a bar each, which shows what share of all questions it is. */
function Counts({ title, counts, of }: { title: string; counts: [label: string, count: number][]; of: number }) {
  if (counts.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-1 text-[0.8125rem] text-ink-3">{title}</h3>
      <ul>
        {counts.map(([label, count]) => (
          <li key={label} className="grid grid-cols-[minmax(0,1fr)_96px_2.5rem] items-center gap-x-4 border-b border-line py-2 text-s">
            <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
            <span aria-hidden="true" className="h-1.5 rounded-full bg-line">
              <span className="block h-full rounded-full bg-leaf" style={{ width: `${Math.round((100 * count) / of)}%` }} />
            </span>
            <span className="text-end text-ink-2 tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
