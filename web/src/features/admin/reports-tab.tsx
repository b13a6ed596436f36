import type { Report } from '@folia/contracts/safety/shapes';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { Select } from '../../ui/select';
import { type Deed, DeedDialog } from './deed-dialog';
import { ReportCard } from './report-card';
import { texts } from './texts';

const states = [
  { value: 'open', label: texts.reportsOpen },
  { value: 'decided', label: texts.reportsDecided },
];

export function ReportsTab() {
  const [search, setSearch] = useSearchParams();
  const [deed, setDeed] = useState<Deed | null>(null);
  const state = search.get('state') === 'decided' ? 'decided' : 'open';
  const reports = useCursorPages(['admin', 'reports', state], '/admin/reports', { query: { state } });
  const decide = (report: Report, verdict: 'upheld' | 'dismissed') =>
    setDeed({
      title: verdict === 'upheld' ? texts.upholdTitle : texts.dismissTitle,
      text: verdict === 'upheld' ? texts.upholdText : texts.dismissText,
      action: verdict === 'upheld' ? texts.uphold : texts.dismiss,
      work: (reason) => api.post('/admin/reports/{id}/decide', { path: { id: report.id }, body: { verdict, reason } }),
    });
  return (
    <>
      <Select
        label={texts.show}
        value={state}
        options={states}
        onChange={(value) => setSearch({ tab: 'reports', state: value }, { replace: true })}
        className="mb-5 max-w-[220px]"
      />
      <PagedList
        pages={reports}
        label={texts.reports}
        failed={texts.listFailed}
        empty={<EmptyState title={state === 'open' ? texts.noReportsTitle : texts.noDecidedTitle}>{texts.noReports}</EmptyState>}
        row={(report) => <ReportCard key={report.id} report={report} onDecide={decide} />}
      />
      {deed ? <DeedDialog deed={deed} onClose={() => setDeed(null)} /> : null}
    </>
  );
}
