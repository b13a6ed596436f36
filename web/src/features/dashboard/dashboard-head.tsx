import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { Eye, Gauge, Pencil, Plus, Share2, Upload, Users } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { newLinkHref } from '../../lib/link-paths';
import { paths } from '../../lib/paths';
import { useChangePhoto } from '../../lib/photo-context';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { ProfilePhoto } from '../../ui/profile-photo';
import { texts } from './texts';

/** The switch that shows what becomes public before anything does; it belongs to the portfolio feature and is passed in by app/. */
export type VisibilitySwitchSlot = ComponentType<{ view: PortfolioView; onChanged: () => unknown; sentence: ReactNode }>;

/** Which profile is open; it belongs to the portfolio feature and is passed in by app/. */
export type ProfileSwitchSlot = ComponentType<{ view: PortfolioView; onChoose: (slug: string | null) => void }>;

type DashboardHeadProps = {
  view: PortfolioView;
  count: number;
  VisibilitySwitch: VisibilitySwitchSlot;
  ProfileSwitch: ProfileSwitchSlot;
  onProfile: (slug: string | null) => void;
  onChanged: () => unknown;
  onBasics: () => void;
  onVisibility: () => void;
  onByHand: () => void;
};

/** The person's name, who can see the page, and the ways to add to it. */
export function DashboardHead({ view, count, VisibilitySwitch, ProfileSwitch, onProfile, onChanged, onBasics, onVisibility, onByHand }: DashboardHeadProps) {
  const { profile, owner, uname } = view;
  const changePhoto = useChangePhoto();
  const shown = Object.values(owner?.publicCounts ?? {}).reduce((sum, kind) => sum + kind, 0);
  const address = paths.portfolio.href(uname, profile.slug);
  const sentence =
    owner?.visibility === 'public' ? (
      <>
        {owner.profileId ? texts.whoPublicNamed(shown, count) : texts.whoPublic(shown, count)}{' '}
        <Link to={address} className="link [overflow-wrap:anywhere]">
          {window.location.host + address}
        </Link>
      </>
    ) : owner?.profileId ? (
      texts.whoPrivateNamed(count)
    ) : (
      texts.whoPrivate(count)
    );
  return (
    <header>
      <div className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-4 gap-y-1 md:grid-cols-[56px_minmax(0,1fr)_auto]">
        <span className="self-start md:row-span-2">
          <ProfilePhoto name={profile.name || uname} photo={profile.photo} size={56} onCamera={() => changePhoto(onChanged)} />
        </span>
        <h1 className="headline min-w-0 [overflow-wrap:anywhere] max-md:text-[1.5rem] md:flex md:items-baseline md:gap-2.5">
          <span className="md:max-w-[72%] md:shrink-0">{profile.name || texts.unnamed}</span>
          {profile.headline ? (
            <small className="min-w-0 truncate font-sans text-s font-normal tracking-normal text-ink-3 max-md:mt-0.5 max-md:block">{profile.headline}</small>
          ) : null}
        </h1>
        <div className="flex gap-2 max-md:order-last max-md:col-span-2 max-md:mt-2 md:row-span-2">
          {owner?.profileId ? (
            <Link to={paths.profiles(owner.profileId)} className={buttonClass({ look: 'quiet', className: 'max-md:flex-1' })}>
              <Pencil aria-hidden="true" />
              {texts.basics}
            </Link>
          ) : (
            <Button look="quiet" icon={<Pencil />} className="max-md:flex-1" onClick={onBasics}>
              {texts.basics}
            </Button>
          )}
          <Link to={address} className={buttonClass({ className: 'max-md:flex-1' })}>
            <Eye aria-hidden="true" />
            {owner?.profileId ? texts.viewProfile : texts.viewPage}
          </Link>
        </div>
        <div className="text-ink-2 max-md:col-span-2 md:col-start-2">
          <VisibilitySwitch view={view} onChanged={onChanged} sentence={sentence} />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4 md:-ms-0">
        <Link to={paths.resumeImport.href()} className={buttonClass({ look: 'quiet', className: 'text-ink! md:-ms-3.5 [&_svg]:text-leaf' })}>
          <Upload aria-hidden="true" />
          {texts.importResume}
        </Link>
        <Link to={paths.calculator.href()} className={buttonClass({ look: 'quiet', className: 'text-ink! [&_svg]:text-leaf' })}>
          <Gauge aria-hidden="true" />
          {texts.fitScore}
        </Link>
        <Link to={newLinkHref({ profile: owner?.profileId })} className={buttonClass({ look: 'quiet', className: 'text-ink! [&_svg]:text-leaf' })}>
          <Share2 aria-hidden="true" />
          {texts.share}
        </Link>
        <Button look="quiet" icon={<Users />} className="text-ink! [&_svg]:text-leaf" onClick={onVisibility}>
          {texts.who.title}
        </Button>
        <Button look="quiet" icon={<Plus />} className="text-ink! [&_svg]:text-leaf" onClick={onByHand}>
          {texts.byHand}
        </Button>
        {owner?.profiles.length ? (
          <span className="max-md:order-first max-md:basis-full md:ms-auto">
            <ProfileSwitch view={view} onChoose={onProfile} />
          </span>
        ) : null}
      </div>
    </header>
  );
}
