import { Link } from 'react-router-dom';
import { type SitePage as Page, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { breadcrumbs, structuredData } from '../../lib/structured-data';
import { buttonClass } from '../../ui/button-class';
import { SitePage, SiteSection } from '../../ui/site-page';
import { CodeBlock } from './code-block';
import { Contents } from './contents';
import { OperationRow } from './operation-row';
import { anchorOf, errors, reference } from './reference';
import { copying, paging, refusal, setUp, verification } from './samples';
import { texts } from './texts';
import { Endpoints, Tools } from './tools-and-endpoints';

const openapi = '/api/openapi.json';

/** `/app/api-docs`: what the API offers, each address as a request, and what it does not offer yet. */
const ApiDocsPage = () => (
  <SitePage title={texts.headline} lead={texts.lead}>
    <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
      <a href={openapi} className={buttonClass({ look: 'primary', size: 'lg' })}>
        {texts.open}
      </a>
      <Link to={paths.developers.href()} className={buttonClass({ size: 'lg' })}>
        {texts.keys}
      </Link>
      <p className="text-s text-ink-3">{texts.openNote}</p>
    </div>
    <div className="lg:grid lg:grid-cols-[184px_minmax(0,1fr)] lg:gap-x-12">
      <Contents />
      <div className="min-w-0">
        <SiteSection title={texts.exists.title} id="today">
          <Rows rows={texts.exists.rows} />
        </SiteSection>
        <Client />
        <Reference />
        <Tools />
        <Endpoints />
        <Errors />
        <SiteSection title={texts.limits.title} id="limits">
          <p className={lead}>{texts.limits.lead}</p>
        </SiteSection>
        <SiteSection title={texts.verification.title} id="webhooks">
          <p className={lead}>{texts.verification.lead}</p>
          <CodeBlock title={texts.verification.example} code={verification} example="verification" />
        </SiteSection>
        <SiteSection title={texts.changes.title} id="changes">
          <Rows rows={texts.changes.rows} />
        </SiteSection>
        <SiteSection title={texts.missing.title} id="missing">
          <Rows rows={texts.missing.rows} />
          <p className="mt-6 flex flex-wrap items-center gap-x-3 text-m text-ink-2">
            {texts.missing.note}
            <Link to={paths.feedback.href()} className="link inline-flex min-h-11 items-center">
              {texts.missing.action}
            </Link>
          </p>
        </SiteSection>
      </div>
    </div>
  </SitePage>
);

const lead = 'mb-6 max-w-[68ch] text-m text-ink-2';

const Client = () => (
  <SiteSection title={texts.client.title} id="client">
    <p className={lead}>{texts.client.lead}</p>
    <div className="grid gap-3 lg:grid-cols-2">
      <CodeBlock title={texts.client.setUp} code={setUp} />
      <CodeBlock title={texts.client.paging} code={paging} example="paging" />
      <CodeBlock title={texts.client.copying} code={copying} example="copying" />
    </div>
  </SiteSection>
);

const Reference = () => (
  <SiteSection title={texts.reference.title} id="reference">
    <p className={lead}>{texts.reference.lead}</p>
    {reference.map((group) => (
      <section key={group.resource} id={anchorOf(group)} aria-label={texts.groups[group.resource]} className="scroll-mt-6 border-b border-line pt-8">
        <h3 className="mb-3 text-l font-semibold">{texts.groups[group.resource]}</h3>
        {group.operations.map((operation) => (
          <OperationRow key={`${operation.method} ${operation.path}`} operation={operation} />
        ))}
      </section>
    ))}
  </SiteSection>
);

const Errors = () => (
  <SiteSection title={texts.errors.title} id="errors">
    <p className={lead}>{texts.errors.lead}</p>
    <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <table aria-label={texts.errors.table} className="w-full table-fixed self-start text-s">
        <thead className="text-xs text-ink-3">
          <tr className="border-b border-line">
            {texts.errors.columns.map((name, index) => (
              <th key={name} scope="col" className={`py-2 text-start font-normal ${index === 0 ? 'w-16' : ''}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {errors.map(({ status, code, sentence, isOfWrites }) => (
            <tr key={code} className="border-b border-line align-baseline">
              <td className="py-2.5 font-semibold tabular-nums">{status}</td>
              <td className="py-2.5 text-ink-2">
                <code className="mb-0.5 block font-mono text-xs break-all text-ink">{code}</code>
                {isOfWrites ? `${texts.errors.ofWrites} ${sentence}` : sentence}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <CodeBlock title={texts.errors.example} code={refusal} />
    </div>
  </SiteSection>
);

const Rows = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl className="border-b border-line">
    {rows.map(([name, text]) => (
      <div key={name} className="grid gap-x-6 gap-y-1 border-t border-line py-4 md:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
        <dt className="text-m font-medium">{name}</dt>
        <dd className="max-w-[68ch] text-m text-ink-2">{text}</dd>
      </div>
    ))}
  </dl>
);

export const apiDocsPage: Page = {
  Component: ApiDocsPage,
  head: (appUrl) =>
    siteMeta(appUrl, paths.apiDocs.href(), {
      title: texts.title,
      description: texts.description,
      structuredData: structuredData(breadcrumbs(appUrl, [{ name: texts.title, path: paths.apiDocs.href() }])),
    }),
};
