import type { OutsideLink } from '../view/row-facts';
import { PrintedAddress } from './printed-address';

export const quietLink = 'underline decoration-line-strong decoration-1 underline-offset-[0.25em] hover:text-leaf hover:decoration-current';

/** Addresses a person entered: they lead out of Folia, and we do not vouch for them. */
export function OutsideLinks({ links }: { links: readonly OutsideLink[] }) {
  return links.map(({ label, url }) => (
    <a key={label + url} href={url} rel="nofollow ugc noopener" className={`${quietLink} inline-block py-1 md:py-0`}>
      {label}
      <PrintedAddress url={url} label={label} />
    </a>
  ));
}
