import { useMay } from '../../lib/may';
import { useOrganisations } from '../../lib/use-organisations';
import { usePageTitle } from '../../lib/use-page-title';
import { webhookTexts as texts } from './webhook-texts';
import { WebhooksSection } from './webhooks-section';

/** `/app/developers`: what programs may do for the account that this browser acts for. */
export function DevelopersPage() {
  usePageTitle(texts.page);
  const { chosen } = useOrganisations();
  return (
    <div className="page py-6 md:py-8">
      <h1 className="headline">{texts.page}</h1>
      {useMay('webhook.manage') ? <WebhooksSection key={chosen?.id ?? 'own'} /> : null}
    </div>
  );
}
