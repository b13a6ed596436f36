import type { PortfolioView, ViewAs } from '@folia/contracts/portfolio';
import { Eye, Link2, Pencil, Share2 } from 'lucide-react';
import { Link, useRevalidator } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { CopyLink } from '../calm/page-actions';
import { texts } from '../texts';
import { VisibilitySwitch } from './visibility-switch';

const bar =
  'sticky top-(--bar) z-9 flex min-h-[52px] flex-wrap items-center gap-x-5 gap-y-1 border-b border-line bg-surface px-(--gutter) py-1.5 text-s text-ink-2 max-lg:static max-md:py-2';
const action = 'inline-flex min-h-11 items-center gap-2 transition-colors duration-120 hover:text-leaf md:min-h-10 [&_svg]:size-4';

type OwnerBarProps = { view: PortfolioView; own: NonNullable<PortfolioView['owner']> | null; as: ViewAs | null };

/** 52 px under the top bar, for the owner alone: who sees this page, and what to do about it. */
export function OwnerBar({ view, own, as }: OwnerBarProps) {
  const { revalidate } = useRevalidator();
  const address = paths.portfolio.href(view.uname);
  if (!view.owner) return own ? <VisitorBar view={view} own={own} as={as ?? 'visitor'} address={address} /> : null;
  const { visibility, privateItems } = view.owner;
  return (
    <section aria-label={texts.owner.region} data-print="hide" data-owner-bar className={bar}>
      <VisibilitySwitch
        view={view}
        onChanged={revalidate}
        sentence={visibility === 'private' ? texts.owner.whoPrivate : texts.owner.whoPublic(view.profile.indexable, privateItems)}
      />
      <div className="flex flex-wrap items-center gap-x-5 md:ms-auto">
        <Link to={`${address}?as=visitor`} preventScrollReset className={action}>
          <Eye aria-hidden="true" />
          {texts.owner.viewAsVisitor}
        </Link>
        <Link to={`${address}?as=link`} preventScrollReset className={action}>
          <Link2 aria-hidden="true" />
          {texts.owner.viewAsLink}
        </Link>
        <Link to={paths.dashboard.href()} className={action}>
          <Pencil aria-hidden="true" />
          {texts.owner.edit}
        </Link>
        <Link to={paths.sharing.href()} className={action}>
          <Share2 aria-hidden="true" />
          {texts.owner.share}
        </Link>
        <CopyLink path={address} />
      </div>
    </section>
  );
}

type VisitorBarProps = { view: PortfolioView; own: NonNullable<PortfolioView['owner']>; as: ViewAs; address: string };

function VisitorBar({ view, own, as, address }: VisitorBarProps) {
  const all = Object.values(own.publicCounts).reduce((sum, count) => sum + count, own.privateItems);
  const hidden = as === 'link' ? all - view.items.length : own.privateItems;
  const sees = as === 'link' ? texts.owner.linkSees : own.visibility === 'public' ? texts.owner.visitorSees : texts.owner.visitorWouldSee;
  const other = as === 'link' ? 'visitor' : 'link';
  return (
    <section aria-label={texts.owner.region} data-print="hide" data-owner-bar className={bar}>
      <p>
        <strong className="font-medium text-ink">{sees}</strong> {texts.owner.hidden(hidden)}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 md:ms-auto">
        <Link to={`${address}?as=${other}`} preventScrollReset className={action}>
          {other === 'link' ? texts.owner.viewAsLink : texts.owner.viewAsVisitor}
        </Link>
        <Link to={address} preventScrollReset className={`${action} font-medium text-leaf`}>
          {texts.owner.back}
        </Link>
      </div>
    </section>
  );
}
