import type { Finding, Funnel, Heat, LinkLife, Overview } from '@folia/contracts/analytics/shapes';

/** The figures that findings are made from; `today` is `YYYY-MM-DD`. */
export type FindingFacts = {
  today: string;
  from: string;
  visits: number;
  channels: Overview['channels'];
  heat: Pick<Heat, 'sections' | 'items'>;
  links: Pick<LinkLife, 'linkId' | 'name' | 'state' | 'createdAt' | 'visits' | 'visibleMs'>[];
  steps: NonNullable<Funnel['steps']>;
};

/** Fewer visits are chance, and nothing is said of them. */
const fewestVisits = 10;
const most = 3;
const minute = 60_000;

const largest = <T>(all: T[], size: (one: T) => number): T | undefined => [...all].sort((one, other) => size(other) - size(one))[0];
const daysBetween = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Up to three findings, the one that most deserves an act first. Every figure in them is one of the facts. */
export function findFindings(facts: FindingFacts): Finding[] {
  if (facts.visits < fewestVisits) return [];
  return rules.flatMap((rule) => rule(facts) ?? []).slice(0, most);
}

/** In the order of what they ask for: somebody waits, something is in the way, something could be better, something to know. */
const rules: ((facts: FindingFacts) => Finding | undefined)[] = [
  ({ links }) => {
    const link = largest(
      links.filter(({ visits, visibleMs }) => visits >= 3 && visibleMs >= 3 * minute),
      ({ visits }) => visits,
    );
    return link && { kind: 'link-returns', linkId: link.linkId, name: link.name, visits: link.visits, visibleMs: link.visibleMs };
  },
  ({ heat }) => {
    const item = largest(
      heat.items.filter(({ visibility, visibleMs, seen }) => visibility === 'link' && visibleMs >= minute && seen >= 2),
      ({ visibleMs }) => visibleMs,
    );
    return item && { kind: 'hidden-item-read', itemId: item.itemId, heading: item.heading, visibleMs: item.visibleMs, visits: item.seen };
  },
  ({ steps, visits }) => {
    const stayed = steps.find(({ step }) => step === 'section')?.visits ?? 0;
    return (visits - stayed) * 2 >= visits ? { kind: 'leaves-early', visits: visits - stayed, of: visits } : undefined;
  },
  ({ links, today, from }) => {
    const waiting = links
      .filter(({ state, visits }) => state === 'active' && visits === 0)
      .map((link) => ({ ...link, days: daysBetween(link.createdAt.slice(0, 10) > from ? link.createdAt.slice(0, 10) : from, today) }));
    const link = largest(
      waiting.filter(({ days }) => days >= 7),
      ({ days }) => days,
    );
    return link && { kind: 'link-unopened', linkId: link.linkId, name: link.name, days: link.days };
  },
  ({ steps, heat }) => {
    const visitsTo = (wanted: string) => steps.find(({ step }) => step === wanted)?.visits ?? 0;
    const visibleMs = heat.sections.reduce((sum, section) => sum + section.visibleMs, 0);
    const isSilent = visitsTo('chat') + visitsTo('contact') + visitsTo('download') === 0;
    return isSilent && visitsTo('section') >= fewestVisits && visibleMs >= 10 * minute
      ? { kind: 'no-contact', visits: visitsTo('section'), visibleMs }
      : undefined;
  },
  ({ channels, visits }) => {
    const lead = largest(
      channels.filter(({ kind }) => kind === 'site' || kind === 'campaign' || kind === 'inside'),
      (channel) => channel.visits,
    );
    if (!lead || lead.visits * 2 < visits) return undefined;
    const { kind, linkId, name } = lead;
    return { kind: 'source-leads', channel: { kind, linkId, name }, visits: lead.visits, of: visits };
  },
  ({ heat }) => {
    const item = largest(heat.items, ({ opened }) => opened);
    return item && item.opened >= 5 ? { kind: 'evidence-checked', itemId: item.itemId, heading: item.heading, opened: item.opened } : undefined;
  },
  ({ heat }) => {
    const ofMs = heat.items.reduce((sum, { visibleMs }) => sum + visibleMs, 0);
    const item = heat.items.length > 2 ? largest(heat.items, ({ visibleMs }) => visibleMs) : undefined;
    return item && ofMs >= 5 * minute && item.visibleMs * 5 >= ofMs * 2
      ? { kind: 'item-holds', itemId: item.itemId, heading: item.heading, visibleMs: item.visibleMs, ofMs }
      : undefined;
  },
  ({ heat }) => {
    const ofMs = heat.sections.reduce((sum, { visibleMs }) => sum + visibleMs, 0);
    const section = largest(
      heat.sections.filter(({ section: name }) => name !== 'front'),
      ({ visibleMs }) => -visibleMs,
    );
    return section && ofMs >= 5 * minute && section.visibleMs * 50 < ofMs
      ? { kind: 'passed-over', section: section.section, visibleMs: section.visibleMs, ofMs }
      : undefined;
  },
];
