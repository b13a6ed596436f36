import type { ReactNode } from 'react';
import { SiteSection } from '../../ui/site-page';
import { type Endpoint, endpoints, type Tool, tools } from './reference';
import { texts } from './texts';

const lead = 'mb-6 max-w-[68ch] text-m text-ink-2';

/** The tools of the Model Context Protocol: what each takes and answers. */
export const Tools = () => (
  <SiteSection title={texts.tools.title} id="tools">
    <p className={lead}>{texts.tools.lead}</p>
    <div className="border-b border-line">
      {tools.map((tool) => (
        <ToolRow key={tool.name} tool={tool} />
      ))}
    </div>
  </SiteSection>
);

/** The endpoints of the authorization server. */
export const Endpoints = () => (
  <SiteSection title={texts.endpoints.title} id="oauth">
    <p className={lead}>{texts.endpoints.lead}</p>
    <div className="border-b border-line">
      {endpoints.map((endpoint) => (
        <EndpointRow key={`${endpoint.method} ${endpoint.path} ${endpoint.by}`} endpoint={endpoint} />
      ))}
    </div>
  </SiteSection>
);

const ToolRow = ({ tool: { name, title, description, scope, isReadOnly, takes, gives, isPart } }: { tool: Tool }) => (
  <Row code={name} summary={title}>
    <p className="max-w-[68ch] text-s text-ink-2">{description}</p>
    <dl className="grid gap-y-3 text-s">
      <Fact name={texts.scope}>{scope ?? texts.noScope}</Fact>
      <Fact name={texts.tools.kind}>{isReadOnly ? texts.tools.reads : texts.tools.keeps}</Fact>
      <Fact name={texts.tools.takes}>
        {takes.length > 0 ? (
          <ul>
            {takes.map(({ name: field, isRequired, description: about }) => (
              <li key={field}>
                {field}
                {isRequired ? '' : ` (${texts.tools.optional})`}
                {about ? <span className="font-sans"> {about}</span> : null}
              </li>
            ))}
          </ul>
        ) : (
          texts.tools.nothing
        )}
      </Fact>
      <Fact name={isPart ? texts.tools.givesPart : texts.tools.gives}>{gives.join(', ')}</Fact>
    </dl>
  </Row>
);

const EndpointRow = ({ endpoint: { method, path, summary, by, form, takes, gives } }: { endpoint: Endpoint }) => (
  <Row code={`${method} ${path}`} summary={by ? `${summary}: ${by}` : summary}>
    <dl className="grid gap-y-3 text-s">
      {Object.keys(takes).length > 0 ? (
        <Fact name={form ? texts.endpoints.forms[form] : texts.endpoints.inPath}>
          <ul>
            {Object.entries(takes).map(([name, about]) => (
              <li key={name}>
                {name}
                <span className="font-sans"> {about}</span>
              </li>
            ))}
          </ul>
        </Fact>
      ) : null}
      <Fact name={texts.tools.gives}>{gives.length > 0 ? gives.join(', ') : texts.tools.nothing}</Fact>
    </dl>
  </Row>
);

const Row = ({ code, summary, children }: { code: string; summary: string; children: ReactNode }) => (
  <details className="group border-t border-line">
    <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2.5 marker:content-none">
      <span aria-hidden="true" className="flex-none text-ink-3 transition-transform group-open:rotate-90">
        ›
      </span>
      <code className="font-mono text-s font-semibold break-all">{code}</code>
      <span className="text-s text-ink-2">{summary}</span>
    </summary>
    <div className="grid gap-4 pt-2 pb-8">{children}</div>
  </details>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="font-medium">{name}</dt>
    <dd className="mt-0.5 font-mono text-xs leading-[1.6] break-words text-ink-2">{children}</dd>
  </div>
);
