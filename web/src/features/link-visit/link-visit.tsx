import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { visitTexts } from './texts';
import { useLiveLink } from './use-live-link';
import { useViewReport } from './use-view-report';
import { Watermark } from './watermark';

type LinkVisitProps = { view: Pick<PortfolioView, 'ownerId' | 'link'>; isOwner: boolean };

/** A page read by a link: it closes with the link, and counts as seen once it was. For its owner it only looks like that. */
export function LinkVisit({ view: { ownerId, link }, isOwner }: LinkVisitProps) {
  return (
    <>
      {link?.watermark ? <Watermark text={visitTexts.watermark(link.watermark, new Date())} /> : null}
      {isOwner ? null : <Reader ownerId={ownerId} />}
    </>
  );
}

function Reader({ ownerId }: { ownerId: string }) {
  useLiveLink(ownerId);
  useViewReport();
  return null;
}
