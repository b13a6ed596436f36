import { Eye, Globe, Lock, Pencil, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/empty-state';
import { Loading } from '../../ui/loading';
import { ChooseProfile } from './choose-profile';
import { NewProfileDialog } from './new-profile-dialog';
import { texts } from './texts';
import { useProfiles } from './use-profiles';

/** Every profile with its address and its switch; the main one first. */
export function ProfileList() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { data: profiles, isError, isFetching, refetch } = useProfiles();
  const [isMaking, setMaking] = useState(false);
  const isFull = profiles !== undefined && profiles.length + 1 >= user.maxpr;
  const create = (
    <Button look="primary" icon={<Plus />} onClick={() => setMaking(true)}>
      {texts.create}
    </Button>
  );
  return (
    <>
      <div className="mb-5">
        <h2 className="section-title">{texts.title}</h2>
        <p className="mt-1 max-w-[60ch] text-ink-2">{texts.lead}</p>
      </div>
      {isError && !profiles ? (
        <div role="alert" className="border-t border-line py-5">
          <p className="mb-3 text-ink-2">{texts.loadFailed}</p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </div>
      ) : null}
      {!profiles && !isError ? <Loading text={texts.loading} /> : null}
      {profiles ? (
        <>
          <ul className="divide-y divide-line border-y border-line">
            <Row title={texts.main} address={paths.portfolio.href(user.uname)} note={texts.mainNote}>
              <Link to={paths.user.href()} aria-label={texts.editMain} className={buttonClass({ size: 'sm' })}>
                <Pencil aria-hidden="true" />
                {texts.edit}
              </Link>
            </Row>
            {profiles.map(({ id, slug, title, visibility, isReadOnly }) => (
              <Row
                key={id}
                title={title}
                address={paths.portfolio.href(user.uname, slug)}
                note={
                  <span className="inline-flex items-center gap-1.5">
                    {visibility === 'public' ? <Globe aria-hidden="true" className="size-3.5" /> : <Lock aria-hidden="true" className="size-3.5" />}
                    {[texts.state[visibility], isReadOnly && texts.readOnly].filter(Boolean).join(' · ')}
                  </span>
                }
              >
                {isReadOnly && user.maxpr > 1 ? <ChooseProfile id={id} title={title} /> : null}
                <Link to={paths.profiles(id)} aria-label={texts.editOne(title)} className={buttonClass({ size: 'sm' })}>
                  <Pencil aria-hidden="true" />
                  {texts.edit}
                </Link>
              </Row>
            ))}
          </ul>
          <p className="my-3 text-[0.8125rem] text-ink-3">{texts.count(profiles.length + 1, user.maxpr)}</p>
          {isFull ? <p className="max-w-[60ch] rounded-s bg-raised px-3 py-2 text-s text-ink-2">{texts.full(user.maxpr)}</p> : null}
          {profiles.length > 0 && !isFull ? create : null}
          {profiles.length === 0 && !isFull ? (
            <EmptyState title={texts.empty.title} action={create} example={<Example uname={user.uname} />}>
              {texts.empty.text}
            </EmptyState>
          ) : null}
        </>
      ) : null}
      {isMaking ? <NewProfileDialog onClose={() => setMaking(false)} onMade={({ id }) => void navigate(paths.profiles(id))} /> : null}
    </>
  );
}

type RowProps = { title: string; address: string; note: ReactNode; children: ReactNode };

function Row({ title, address, note, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52 [overflow-wrap:anywhere]">
        <h3 className="font-[550]">{title}</h3>
        <p className="text-s text-ink-2">{window.location.host + address}</p>
        <p className="mt-0.5 text-[0.8125rem] text-ink-3">{note}</p>
      </div>
      <div className="flex gap-2">
        <Link to={address} aria-label={texts.openOne(title)} className={buttonClass({ size: 'sm' })}>
          <Eye aria-hidden="true" />
          {texts.open}
        </Link>
        {children}
      </div>
    </li>
  );
}

function Example({ uname }: { uname: string }) {
  return (
    <>
      {texts.empty.example}
      <span className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-m text-ink-2">
        <span className="font-medium">{texts.empty.exampleTitle}</span>
        <span className="text-s text-ink-3">{paths.portfolio.href(uname, 'talks')}</span>
      </span>
    </>
  );
}
