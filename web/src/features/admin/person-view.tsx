import type { AdminPersonDetail } from '@folia/contracts/admin/shapes';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button-class';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { AuditLine } from './audit-line';
import { PersonActions } from './person-actions';
import { Standing } from './standing';
import { texts } from './texts';

/** Everything an admin may know about one account, and what they can do about it. Admins may not read its portfolio. */
export function PersonView({ id }: { id: string }) {
  const found = useQuery({
    queryKey: ['admin', 'person', id],
    queryFn: ({ signal }) => api.get('/admin/people/{id}', { path: { id }, signal }),
    refetchOnMount: 'always',
  });
  return (
    <>
      <Link to={paths.admin.href('people')} className={buttonClass({ look: 'quiet', size: 'sm', className: '-ms-2.5 mb-4' })}>
        <ArrowLeft aria-hidden="true" />
        {texts.back}
      </Link>
      {found.isError ? (
        <LoadFailure onAgain={() => void found.refetch()}>
          {texts.personFailed} {found.error.message}
        </LoadFailure>
      ) : found.data?.id ? (
        <Person person={found.data} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Person({ person }: { person: AdminPersonDetail }) {
  return (
    <article>
      <header className="mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="section-title">{person.name}</h2>
        <Link to={paths.portfolio.href(person.uname)} className="link">
          @{person.uname}
        </Link>
        <Standing person={person} />
      </header>
      {person.suspended ? (
        <p className="mb-5 max-w-[68ch] rounded-m bg-bad-wash px-4 py-3">
          {texts.suspendedSince(person.suspended.at)}: <span className="font-serif">{person.suspended.reason}</span>
        </p>
      ) : null}
      <PersonActions person={person} />
      <dl className="mt-6 grid border-t border-line md:grid-cols-2 md:gap-x-12">
        <Fact name={texts.email}>{person.email ?? texts.noEmail}</Fact>
        <Fact name={texts.type}>{texts[person.type]}</Fact>
        <Fact name={texts.lastSignIn}>{person.lastSignInAt ? texts.on(person.lastSignInAt) : texts.never}</Fact>
        <Fact name={texts.plan}>{texts.planUntil(person.plan, person.planEndsAt)}</Fact>
        {person.meters.map(({ meter, used, limit }) => (
          <Fact key={meter} name={texts.meter(meter)}>
            {texts.used(used, limit)}
          </Fact>
        ))}
        <Fact name={texts.id}>
          <code className="font-mono text-[0.8125rem] break-all">{person.id}</code>
        </Fact>
        <Fact name={texts.jobs}>
          <Link to={`${paths.admin.href('jobs')}&ownerId=${person.id}`} className="link">
            {texts.theirJobs}
          </Link>
        </Fact>
      </dl>
      <h3 className="mt-8 mb-2 font-serif text-l font-medium">{texts.whatWasDone}</h3>
      {person.audit.length === 0 ? (
        <p className="text-ink-3">{texts.nothingDone}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {person.audit.map((entry) => (
            <AuditLine key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-[42px] items-center justify-between gap-4 border-b border-line py-2">
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 text-end [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
