import { useCursorPages } from '../../lib/use-cursor-pages';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { AuditLine } from './audit-line';
import { texts } from './texts';

export function AuditTab() {
  const entries = useCursorPages(['admin', 'audit'], '/admin/audit');
  return (
    <PagedList
      pages={entries}
      label={texts.audit}
      failed={texts.listFailed}
      empty={<EmptyState title={texts.noAuditTitle}>{texts.noAudit}</EmptyState>}
      row={(entry) => <AuditLine key={entry.id} entry={entry} />}
    />
  );
}
