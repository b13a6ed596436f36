import type { Figures } from '@folia/contracts/figures/shapes';
import type { Plans } from '@folia/contracts/plans';
import { FigureLines } from './figure-lines';
import { JourneySection } from './journey-section';
import { PricingTeaser } from './pricing-teaser';
import { PrivacySection } from './privacy-section';

type SectionContentProps = { name: 'journey' | 'facts'; hasClaims: boolean; figures: Figures | null; plans: Plans | null };

/** The steps, or what stands between the panels and the closing words. */
export function SectionContent({ name, hasClaims, figures, plans }: SectionContentProps) {
  if (name === 'journey') return <JourneySection hasClaims={hasClaims} />;
  return (
    <>
      <PrivacySection />
      {hasClaims ? <FigureLines figures={figures} /> : null}
      {plans ? <PricingTeaser plans={plans} /> : null}
    </>
  );
}
