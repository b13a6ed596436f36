import type { AnalyticsQuery } from '@folia/contracts/analytics/shapes';
import { Braces, Download, Sheet } from 'lucide-react';
import { download } from '../../lib/download';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/menu';
import { useToast } from '../../ui/toast';
import { texts } from './texts';

/** The visits of the range as a file, on every plan. */
export function ExportMenu({ query }: { query: AnalyticsQuery }) {
  const toast = useToast();
  const save = (format: 'csv' | 'json') =>
    void download(`/analytics/export.${format}?${new URLSearchParams(query as Record<string, string>)}`).catch((error) =>
      toast(error instanceof Error ? error.message : texts.exportFailed),
    );
  return (
    <Menu
      label={texts.export}
      trigger={<Button icon={<Download />}>{texts.export}</Button>}
      items={[
        { label: texts.exportCsv, icon: <Sheet />, onSelect: () => save('csv') },
        { label: texts.exportJson, icon: <Braces />, onSelect: () => save('json') },
      ]}
    />
  );
}
