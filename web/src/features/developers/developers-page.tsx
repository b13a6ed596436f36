import type { KeyMode } from '@folia/contracts/api-key/shapes';
import { Link, useSearchParams } from 'react-router-dom';
import { useMay } from '../../lib/may';
import { paths } from '../../lib/paths';
import { useOrganisations } from '../../lib/use-organisations';
import { usePageTitle } from '../../lib/use-page-title';
import { Segmented } from '../../ui/segmented';
import { ConnectorsSection } from './connectors/connectors-section';
import { KeysSection } from './keys-section';
import { SandboxNote } from './sandbox-note';
import { SandboxWebhooks } from './sandbox-webhooks';
import { texts } from './texts';
import { WebhooksSection } from './webhooks-section';

/** `/app/developers`: what programs may do for the account that this browser acts for; with `?mode=test`, in its sandbox. */
export function DevelopersPage() {
  usePageTitle(texts.title);
  const { chosen } = useOrganisations();
  const mayManage = useMay('key.manage');
  const [search, setSearch] = useSearchParams();
  const mode: KeyMode = search.get('mode') === 'test' ? 'test' : 'live';
  const choose = (next: KeyMode) => setSearch(next === 'test' ? { mode: next } : {}, { replace: true });
  const account = chosen?.id ?? 'own';
  return (
    <div className="page py-6 md:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="headline">{texts.title}</h1>
        {mayManage ? (
          <Segmented
            label={texts.mode}
            hideLabel
            value={mode}
            options={[
              { value: 'live', label: texts.modes.live },
              { value: 'test', label: texts.modes.test },
            ]}
            onChange={choose}
          />
        ) : null}
      </div>
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
          {mode === 'test' ? <SandboxNote key={`sandbox-${account}`} /> : null}
          <KeysSection key={`keys-${account}`} mode={mode} onMode={choose} />
          {mode === 'test' ? (
            <SandboxWebhooks />
          ) : (
            <>
              <WebhooksSection key={`webhooks-${account}`} />
              <ConnectorsSection key={`connectors-${account}`} />
            </>
          )}
        </>
      ) : (
        <p className="mt-6 text-ink-2">{texts.whoCan}</p>
      )}
    </div>
  );
}
