import type { Visibility } from '@folia/contracts/item/shapes';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useChangePhoto } from '../../../lib/photo-context';
import { useSession } from '../../../lib/session-context';
import { Avatar } from '../../../ui/avatar';
import { CameraButton } from '../../../ui/camera-button';
import { texts } from '../texts';
import { OnlyOwner } from './only-owner';
import { quietLink } from './outside-links';
import { PageActions } from './page-actions';
import { PrintedAddress } from './printed-address';

/** Who this is, in ten seconds: face, name, headline, one line of facts, one line of actions. */
export function Hero({ view, actions }: { view: PortfolioView; actions: ReactNode }) {
  const { profile, uname, owner } = view;
  const name = profile.name || uname;
  // Owners have it in their bar, which knows whether anyone can open it. Visitors who came through a link have no address to share.
  const canHandOn = view.viewer === 'stranger' && actions !== null;
  const links = profile.links.filter((link) => /^https?:\/\//i.test(link.url));
  return (
    <header data-part="hero" data-visit-section="front" className="min-w-0 pb-8 md:pb-18 lg:col-start-2 print:pb-6">
      <HeroPhoto name={name} photo={profile.photo} isOwner={owner !== null} />
      <h1 data-part="name" data-long={name.length > 18 ? '' : undefined} className="-ms-[0.035em] font-serif text-4xl font-normal tracking-[-0.022em]">
        {name}
      </h1>
      {profile.headline ? (
        <p
          data-part="headline"
          className="mt-4 mb-4 max-w-[34em] font-serif text-[1.25rem] leading-[1.4] text-balance text-ink-2 md:mb-6 md:text-xl md:leading-[1.4]"
        >
          {profile.headline}
        </p>
      ) : null}
      <ul data-part="facts" className="mt-4 flex flex-wrap gap-x-5 gap-y-0.5 text-s text-ink-2">
        {profile.location ? (
          <li className="inline-flex items-center gap-1.5 py-1 text-ink-3">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            {profile.location}
          </li>
        ) : null}
        {links.map(({ label, url }) => (
          <li key={url} className="min-w-0">
            <a href={url} rel="me nofollow ugc noopener" className={`${quietLink} inline-block py-1.5 md:py-1`}>
              {label || url}
              {label ? <PrintedAddress url={url} label={label} /> : null}
            </a>
          </li>
        ))}
        {profile.email ? <Contact href={`mailto:${profile.email}`} label={texts.email} value={profile.email} visibility={owner?.email.visibility} /> : null}
        {profile.phone ? (
          <Contact href={`tel:${profile.phone.replace(/[^\d+]/g, '')}`} label={texts.phone} value={profile.phone} visibility={owner?.phone.visibility} />
        ) : null}
      </ul>
      <PageActions path={canHandOn ? paths.portfolio.href(uname, profile.slug) : null}>{actions}</PageActions>
    </header>
  );
}

/** spec section 9 turns 72 pixels into 50 on narrow screens. Owners see the camera; a guest finds it by hovering over the photo. */
function HeroPhoto({ name, photo, isOwner }: { name: string; photo: string | null; isOwner: boolean }) {
  const { signedIn } = useSession();
  const changePhoto = useChangePhoto();
  const { revalidate } = useRevalidator();
  return (
    <div data-part="photo" className="group relative mb-4 inline-block md:mb-6 print:hidden">
      <Avatar name={name} photo={photo} size={72} className="max-[800px]:size-[50px]" />
      {isOwner ? <CameraButton onClick={() => changePhoto(revalidate)} /> : null}
      {isOwner || signedIn ? null : <CameraButton onClick={() => changePhoto()} className="opacity-0 group-hover:opacity-100 focus-visible:opacity-100" />}
    </div>
  );
}

function Contact({ href, label, value, visibility }: { href: string; label: string; value: string; visibility?: Visibility }) {
  return (
    <li className="min-w-0">
      <a href={href} aria-label={`${label}: ${value}`} className={`${quietLink} inline-block py-1.5 md:py-1`}>
        {value}
      </a>
      {visibility ? <OnlyOwner visibility={visibility} /> : null}
    </li>
  );
}
