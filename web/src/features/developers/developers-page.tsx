import { Link } from 'react-router-dom';
import { useMay } from '../../lib/may';
import { paths } from '../../lib/paths';
import { useOrganisations } from '../../lib/use-organisations';
import { usePageTitle } from '../../lib/use-page-title';
import { ConnectorsSection } from './connectors/connectors-section';
import { KeysSection } from './keys-section';
import { texts } from './texts';
import { WebhooksSection } from './webhooks-section';

/** `/app/developers`: what programs may do for the account that this browser acts for. */
export function DevelopersPage() {
  usePageTitle(texts.title);
  const { chosen } = useOrganisations();
  const mayManage = useMay('key.manage');
  return (
    <div className="page py-6 md:py-8">
      <h1 className="headline">{texts.title}</h1>
      <p className="mt-1.5 max-w-[68ch] text-ink-2 [overflow-wrap:anywhere]">
        {texts.lead(chosen?.name ?? null)}{' '}
        <Link to={paths.apiDocs.href()} className="link">
          {texts.docs}
        </Link>
        {' · '}
        <a href="/api/openapi.json" className="link">
          {texts.reference}
        </a>
      </p>
      <p className="mt-1 text-[0.8125rem] text-ink-3 [overflow-wrap:anywhere]">
        {texts.assistants} <code className="font-mono text-xs text-ink-2">{`${window.location.origin}/api/mcp`}</code>
      </p>
      {mayManage ? (
        <>
          <KeysSection key={`keys-${chosen?.id ?? 'own'}`} />
          <WebhooksSection key={`webhooks-${chosen?.id ?? 'own'}`} />
          <ConnectorsSection key={`connectors-${chosen?.id ?? 'own'}`} />
        </>
      ) : (
        <p className="mt-6 text-ink-2">{texts.whoCan}</p>
      )}
    </div>
  );
}
