import type { PortfolioView, ViewAs } from '@folia/contracts/portfolio/shapes';
import { ChartNoAxesColumn, Eye, Link2, Pencil, Share2 } from 'lucide-react';
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { newLinkHref } from '../../../lib/link-paths';
import { paths } from '../../../lib/paths';
import { CopyLink } from '../../../ui/copy-link';
import { texts } from '../texts';
import { oneLinkTexts } from './one-link-texts';
import { PrivateAddress } from './private-address';
import { ProfileSwitch } from './profile-switch';
import { ownerTexts } from './texts';
import { VisibilitySwitch } from './visibility-switch';

const bar =
  'sticky top-(--bar) z-9 flex min-h-[52px] flex-wrap items-center gap-x-5 gap-y-1 border-b border-line bg-surface px-(--gutter) py-1.5 text-s text-ink-2 max-lg:static max-md:py-2';
const action = 'inline-flex min-h-11 items-center gap-2 transition-colors duration-120 hover:text-leaf md:min-h-10 [&_svg]:size-4';

const asVisitor = (address: string) => `${address}${address.includes('?') ? '&' : '?'}as=visitor`;

function whoSees({ profile }: PortfolioView, { visibility, privateItems, profileId }: Owner): string {
  if (profileId) return visibility === 'private' ? ownerTexts.whoPrivateNamed : ownerTexts.whoPublicNamed(privateItems);
  return visibility === 'private' ? ownerTexts.whoPrivate : ownerTexts.whoPublic(profile.indexable, privateItems);
}

type Owner = NonNullable<PortfolioView['owner']>;
type OwnerBarProps = { view: PortfolioView; own: Owner | null; as: ViewAs | null };

/** 52 px under the top bar, only for the owner: who sees this page, and what to do about it. */
export function OwnerBar({ view, own, as }: OwnerBarProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { slug } = view.profile;
  const address = paths.portfolio.href(view.uname, slug);
  if (!view.owner) return own ? <VisitorBar view={view} own={own} as={as ?? 'visitor'} address={address} /> : null;
  const { profileId, profiles } = view.owner;
  return (
    <section aria-label={ownerTexts.region} data-print="hide" data-owner-bar className={bar}>
      {profiles.length > 0 ? <ProfileSwitch view={view} onChoose={(to) => void navigate(paths.portfolio.href(view.uname, to))} /> : null}
      <VisibilitySwitch view={view} onChanged={revalidate} sentence={whoSees(view, view.owner)} />
      <div className="flex flex-wrap items-center gap-x-5 md:ms-auto">
        <Link to={asVisitor(address)} preventScrollReset className={action}>
          <Eye aria-hidden="true" />
          {ownerTexts.viewAsVisitor}
        </Link>
        {slug ? null : (
          <Link to={`${address}?as=link`} preventScrollReset className={action}>
            <Link2 aria-hidden="true" />
            {ownerTexts.viewAsLink}
          </Link>
        )}
        <Link to={profileId ? paths.profiles(profileId) : paths.user.href()} className={action}>
          <Pencil aria-hidden="true" />
          {texts.edit}
        </Link>
        <Link to={newLinkHref({ profile: profileId })} className={action}>
          <Share2 aria-hidden="true" />
          {ownerTexts.share}
        </Link>
        <Link to={paths.analytics.href()} className={action}>
          <ChartNoAxesColumn aria-hidden="true" />
          {ownerTexts.analytics}
        </Link>
        {view.owner.visibility === 'public' ? <CopyLink path={address} /> : <PrivateAddress view={view} />}
      </div>
    </section>
  );
}

type VisitorBarProps = { view: PortfolioView; own: Owner; as: ViewAs; address: string };

function VisitorBar({ view, own, as, address }: VisitorBarProps) {
  const all = Object.values(own.publicCounts).reduce((sum, count) => sum + count, own.privateItems);
  const hidden = as === 'link' ? all - view.items.length : own.privateItems;
  const wouldSee = own.profileId ? ownerTexts.visitorWouldSeeNamed : ownerTexts.visitorWouldSee;
  const [search] = useSearchParams();
  const isOneLink = as === 'link' && search.has('link');
  const linkSees = isOneLink ? oneLinkTexts.sees : ownerTexts.linkSees;
  const sees = as === 'link' ? linkSees : own.visibility === 'public' ? ownerTexts.visitorSees : wouldSee;
  return (
    <section aria-label={ownerTexts.region} data-print="hide" data-owner-bar className={bar}>
      <p>
        <strong className="font-medium text-ink">{sees}</strong> {isOneLink ? null : ownerTexts.hidden(hidden)}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 md:ms-auto">
        {own.profileId || isOneLink ? null : (
          <Link to={as === 'link' ? asVisitor(address) : `${address}?as=link`} preventScrollReset className={action}>
            {as === 'link' ? ownerTexts.viewAsVisitor : ownerTexts.viewAsLink}
          </Link>
        )}
        <Link to={isOneLink ? paths.sharing.href() : address} preventScrollReset className={`${action} font-medium text-leaf`}>
          {isOneLink ? oneLinkTexts.back : ownerTexts.back}
        </Link>
      </div>
    </section>
  );
}
