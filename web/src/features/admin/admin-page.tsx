import { useSearchParams } from 'react-router-dom';
import { webConfig } from '../../lib/config';
import { useSession } from '../../lib/session-context';
import { usePageTitle } from '../../lib/use-page-title';
import { Tabs } from '../../ui/tabs';
import { AuditTab } from './audit-tab';
import { FeedbackTab } from './feedback-tab';
import { invoiceTexts } from './invoice-texts';
import { JobsTab } from './jobs-tab';
import { ModelTab } from './model-tab';
import { modelTexts } from './model-texts';
import { OpenInvoicesTab } from './open-invoices-tab';
import { organisationTexts } from './organisation-texts';
import { OrganisationsTab } from './organisations-tab';
import { PeopleTab } from './people-tab';
import { PlanRequestsTab } from './plan-requests-tab';
import { PlansTab } from './plans-tab';
import { ReportsTab } from './reports-tab';
import { requestTexts } from './request-texts';
import { switchTexts } from './switch-texts';
import { SwitchesTab } from './switches-tab';
import { texts } from './texts';

const tabs = [
  { value: 'people', label: texts.people, content: <PeopleTab /> },
  { value: 'organisations', label: organisationTexts.title, content: <OrganisationsTab /> },
  { value: 'reports', label: texts.reports, content: <ReportsTab /> },
  { value: 'feedback', label: texts.feedback, content: <FeedbackTab /> },
  { value: 'jobs', label: texts.jobs, content: <JobsTab /> },
  { value: 'model', label: modelTexts.title, content: <ModelTab /> },
  { value: 'plans', label: texts.plans, content: <PlansTab /> },
  { value: 'switches', label: switchTexts.title, content: <SwitchesTab /> },
  { value: 'plan-requests', label: requestTexts.title, content: <PlanRequestsTab /> },
  { value: 'invoices', label: invoiceTexts.title, content: <OpenInvoicesTab /> },
  { value: 'audit', label: texts.audit, content: <AuditTab /> },
];

/** `/app/admin`: everyone else gets nothing at this address (DESIGN section 14). */
export function AdminPage() {
  const { user } = useSession();
  usePageTitle(texts.title);
  const [search, setSearch] = useSearchParams();
  if (!user.isAdmin) throw { status: 404, statusText: 'Not Found' };
  const asked = search.get('tab');
  const shown = tabs.some((tab) => tab.value === asked) ? (asked ?? '') : 'people';
  return (
    <div className="page py-6 md:py-8">
      <h1 className="headline">{texts.title}</h1>
      <p className="mt-1.5 mb-5 text-ink-2">{texts.lead}</p>
      {webConfig().operator.name ? null : (
        <p role="note" className="mb-5 max-w-[80ch] border-s-2 border-bad ps-4">
          {texts.noOperator}
        </p>
      )}
      <Tabs label={texts.tabs} tabs={tabs} value={shown} onChange={(tab) => setSearch({ tab })} />
    </div>
  );
}
