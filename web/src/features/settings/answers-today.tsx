import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { ProgressBar } from '../../ui/progress-bar';
import { assistantTexts as words } from './assistant-texts';
import { SettingRow } from './setting-row';

const nearlyUsed = 0.9;

/** What the assistant has answered today, of what the plan allows. */
export function AnswersToday() {
  const { data } = useQuery({ queryKey: ['usage'], queryFn: ({ signal }) => api.get('/me/usage', { signal }), refetchOnMount: 'always' });
  const answers = data?.allowances?.find(({ allowance }) => allowance === 'answers');
  if (!answers || answers.used === null) return null;
  const { used, limit, resetsAt } = answers;
  const isNear = limit !== null && used >= limit * nearlyUsed;
  return (
    <SettingRow title={words.answered} text={limit === null ? words.answeredFreely : words.answeredText(resetsAt)}>
      <p className="mb-2 tabular-nums">
        <b className="font-semibold">{used.toLocaleString('en-US')}</b> <span className="text-ink-3">{words.answeredOf(limit)}</span>
      </p>
      {limit === null ? null : <ProgressBar label={words.answered} value={(used / Math.max(1, limit)) * 100} tone={isNear ? 'warn' : 'ink'} />}
      {isNear ? (
        <p className="mt-2 text-s">
          <span className="text-warn">{words.answersLeft(Math.max(0, limit - used))}</span>{' '}
          <Link to={paths.pricing.href()} className="link">
            {words.plans}
          </Link>
        </p>
      ) : null}
    </SettingRow>
  );
}
