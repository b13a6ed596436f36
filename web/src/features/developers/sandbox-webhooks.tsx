import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { texts } from './texts';
import { webhookTexts } from './webhook-texts';

/** Where the endpoints of the sandbox are: nobody but a test key acts there. */
export const SandboxWebhooks = () => (
  <section aria-labelledby="sandbox-webhooks-title" className="mt-8">
    <h2 id="sandbox-webhooks-title" className="section-title border-b border-line-strong pb-3">
      {webhookTexts.title}
    </h2>
    <p className="mt-4 max-w-[68ch] text-ink-2">
      {texts.sandboxHooks}{' '}
      <Link to={`${paths.apiDocs.href()}#api-webhooks`} className="link">
        {texts.sandboxHooksHow}
      </Link>
    </p>
    <code className="mt-3 block font-mono text-xs text-ink-2 [overflow-wrap:anywhere]">
      {texts.example('test')}
      {window.location.origin}/api/v1/webhooks
    </code>
  </section>
);
