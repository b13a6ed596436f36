import type { AnalyticsQuery } from '@folia/contracts/analytics/shapes';
import { StepBars } from './charts/step-bars';
import { LockedPart } from './locked-part';
import { Part } from './part';
import { texts } from './texts';
import { useFunnel } from './use-analytics';

const words = texts.funnel;

/** How many visits reached each step from opening the page to taking a file. */
export function FunnelPart({ query }: { query: AnalyticsQuery }) {
  const funnel = useFunnel(query);
  return (
    <Part title={words.title} note={words.note} query={funnel}>
      {({ steps }) => {
        if (!steps) return <LockedPart sentence={texts.locked.funnel} />;
        const whole = steps[0]?.visits ?? 0;
        const rows = steps.map(({ step, visits }) => ({ key: step, name: words.steps[step], count: visits, note: texts.figures.percent(visits, whole) }));
        return <StepBars label={words.title} whole={whole} rows={rows} />;
      }}
    </Part>
  );
}
