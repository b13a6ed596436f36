import type { ModelSpend } from '@folia/contracts/model/shapes';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { Select } from '../../ui/select';
import { modelTexts as texts } from './model-texts';
import { SpendTable } from './spend-table';

type Account = ModelSpend['accounts'][number];
const nameOf = ({ name, uname }: Account) => name ?? (uname ? `@${uname}` : texts.gone);

/** What the installation's model was asked for, by day and account; the address says of which days and of whom. */
export function ModelTab() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('days') ?? '';
  const days = texts.ranges.some(({ value }) => value === asked) ? asked : '30';
  const accountId = search.get('accountId') ?? undefined;
  const query = { days: Number(days), accountId };
  const spend = useQuery({
    queryKey: ['admin', 'model-spend', query],
    queryFn: ({ signal }) => api.get('/admin/model-spend', { query, signal }),
    refetchOnMount: 'always',
  });
  return (
    <>
      <p className="mb-5 max-w-[68ch] text-ink-2">{texts.hint}</p>
      <div className="max-w-[220px]">
        <Select
          label={texts.range}
          value={days}
          options={texts.ranges}
          onChange={(value) => setSearch({ tab: 'model', days: value, ...(accountId && { accountId }) })}
        />
      </div>
      {spend.isError ? (
        <LoadFailure onAgain={() => void spend.refetch()}>
          {texts.failed} {spend.error.message}
        </LoadFailure>
      ) : spend.data ? (
        <Spend spend={spend.data} days={days} isOfOne={accountId !== undefined} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Spend({ spend, days, isOfOne }: { spend: ModelSpend; days: string; isOfOne: boolean }) {
  const { isPriced } = spend;
  const href = (accountId?: string) => `${paths.admin.href('model')}&days=${days}${accountId ? `&accountId=${accountId}` : ''}`;
  const [one] = spend.accounts;
  const everybody = isOfOne ? (
    <p className="mt-5">
      {one ? `${texts.of(nameOf(one))} ` : null}
      <Link to={href()} className="link">
        {texts.everybody}
      </Link>
    </p>
  ) : null;
  if (spend.days.length === 0)
    return (
      <>
        {everybody}
        <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
      </>
    );
  return (
    <>
      {everybody}
      {isPriced ? null : <p className="mt-5 max-w-[68ch] text-[0.8125rem] text-ink-3">{texts.noPrice}</p>}
      <SpendTable
        title={texts.byDay}
        what={texts.day}
        rows={spend.days}
        keyOf={({ day }) => day}
        nameOf={({ day }) => texts.on(day)}
        isPriced={isPriced}
        hasTotal
      />
      {isOfOne ? null : (
        <SpendTable
          title={texts.byAccount}
          what={texts.account}
          rows={spend.accounts}
          keyOf={({ accountId }) => accountId}
          nameOf={(account) => (
            <Link to={href(account.accountId)} className="link">
              {nameOf(account)}
            </Link>
          )}
          isPriced={isPriced}
        />
      )}
    </>
  );
}
