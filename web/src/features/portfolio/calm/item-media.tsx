import type { Media } from '@folia/contracts/media/shapes';
import { ExternalLink, Play } from 'lucide-react';
import { useState } from 'react';
import { useContentHost } from '../../../lib/content-host';
import { texts } from '../texts';
import { playerOf } from '../view/player-of';
import { quietLink } from './outside-links';

/** Longer side of the small version of a photo, in pixels: `pictureEdges` of the contract, whose import would bring its schemas along. */
const smallEdge = 640;

/** The pictures and videos of an item. `large` on its own page; elsewhere a row of small ones that link to the full picture. */
export function ItemMedia({ media, large = false }: { media: readonly Media[] | undefined; large?: boolean }) {
  if (!media?.length) return null;
  return (
    <ul data-part="media" className={large ? 'mt-10 space-y-8' : 'mt-3 flex flex-wrap items-start gap-3'}>
      {media.map((one) => (
        <li key={one.id} className={large || one.kind === 'photo' ? '' : 'w-full'}>
          {one.kind === 'photo' ? <Photo media={one} large={large} /> : one.kind === 'video' ? <Video media={one} /> : <VideoLink media={one} />}
        </li>
      ))}
    </ul>
  );
}

function Photo({ media: { url, width, height, alt }, large }: { media: Media; large: boolean }) {
  const whole = useContentHost() + url;
  const small = whole.replace('photo.webp', 'photo-640.webp');
  const [across, down] = [width ?? 1, height ?? 1];
  const smallWidth = Math.round(across * Math.min(1, smallEdge / Math.max(across, down)));
  return (
    <a href={whole} aria-label={alt ? undefined : texts.picture} className="block">
      <img
        src={large ? whole : small}
        srcSet={large && smallWidth < across ? `${small} ${smallWidth}w, ${whole} ${across}w` : undefined}
        sizes={large ? '(min-width: 1201px) 680px, 100vw' : undefined}
        width={across}
        height={down}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={large ? 'h-auto max-w-full rounded-m' : 'h-28 w-auto max-w-full rounded-s object-cover md:h-32'}
      />
      {large && alt ? <span className="mt-2 block text-s text-ink-3">{alt}</span> : null}
    </a>
  );
}

function Video({ media: { url, alt } }: { media: Media }) {
  const host = useContentHost();
  return (
    // biome-ignore lint/a11y/useMediaCaption: what people upload has none; the words beside it say what is to be seen
    <video src={host + url} aria-label={alt || texts.video} controls preload="metadata" className="max-h-[480px] w-full max-w-[680px] rounded-m bg-sunken" />
  );
}

/** Nothing is fetched from other sites until someone asks for it; a video that cannot be framed is a link. */
function VideoLink({ media: { url, alt } }: { media: Media }) {
  const [open, setOpen] = useState(false);
  const player = playerOf(url);
  const label = alt || texts.watch(new URL(url).hostname.replace(/^www\./, ''));
  if (player && open)
    return (
      <iframe
        src={player}
        title={label}
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full max-w-[680px] rounded-m bg-sunken"
      />
    );
  return (
    <a
      href={url}
      rel="nofollow ugc noopener"
      onClick={(event) => {
        if (!player || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        setOpen(true);
      }}
      className={`inline-flex min-h-11 items-center gap-2 text-s md:min-h-8 [&_svg]:size-4 ${quietLink}`}
    >
      {player ? <Play aria-hidden="true" /> : <ExternalLink aria-hidden="true" />}
      {label}
    </a>
  );
}
