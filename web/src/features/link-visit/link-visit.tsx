import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { LinkFoot } from './link-foot';
import { useLiveLink } from './use-live-link';
import { useViewReport } from './use-view-report';
import { Watermark } from './watermark';
import { visitTexts } from './texts';

type LinkVisitProps = { view: Pick<PortfolioView, 'ownerId' | 'link'> };

/** What a page does while somebody reads it by a link: it closes with the link, counts as seen once it was, and says how to leave. */
export function LinkVisit({ view: { ownerId, link } }: LinkVisitProps) {
  useLiveLink(ownerId);
  useViewReport();
  return (
    <>
      {link?.watermark ? <Watermark text={visitTexts.watermark(link.watermark, new Date())} /> : null}
      <LinkFoot />
    </>
  );
}
