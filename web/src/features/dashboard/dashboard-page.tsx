import type { ItemKind } from '@folia/contracts/item/fields';
import { type ComponentType, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { lazyPart } from '../../ui/lazy-part';
import { useEver } from '../../ui/use-ever';
import { type Check, measureCompleteness } from './completeness';
import { CompletenessSection } from './completeness-section';
import { DashboardHead, type ProfileSwitchSlot, type VisibilitySwitchSlot } from './dashboard-head';
import { useDashboardPlace } from './dashboard-place';
import { DashboardSkeleton } from './dashboard-skeleton';
import { nextActions } from './next-action';
import { NextStep } from './next-step';
import { PlanUsage } from './plan-usage';
import { sectionRows } from './section-rows';
import { SectionsList } from './sections-list';
import { texts } from './texts';
import { useDashboard } from './use-dashboard';

const BasicsPanel = lazyPart('basics', async () => (await import('./basics-panel')).BasicsPanel);
const VisibilityPanel = lazyPart('visibility', async () => (await import('./visibility-panel')).VisibilityPanel);

/** Opens a section for editing; it belongs to the item feature and is passed in by app/. */
type ItemPanelSlot = ComponentType<{
  kind: ItemKind | null;
  itemId?: string;
  onOpen: (kind: ItemKind, itemId: string) => void;
  onClose: () => void;
  onChanged: () => void;
}>;

type DashboardSlots = {
  ItemPanel: ItemPanelSlot;
  VisibilitySwitch: VisibilitySwitchSlot;
  ProfileSwitch: ProfileSwitchSlot;
  /** Who came last; it belongs to the analytics feature and is passed in by app/. */
  RecentVisitors: ComponentType;
  /** What programs propose; it belongs to the proposal feature and is passed in by app/. */
  Proposals: ComponentType;
};

/** The signed-in start: who can see me, one next step, how complete it is, what is there. Features do not import each other, so app/ fills the slots. */
export function DashboardPage({ ItemPanel, VisibilitySwitch, ProfileSwitch, RecentVisitors, Proposals }: DashboardSlots) {
  usePageTitle(texts.title);
  const { user } = useSession();
  const place = useDashboardPlace();
  const [hasBasics, hasVisibility] = [useEver(place.basics), useEver(place.visibility)];
  const { view, named, items, imports, usage, failed, retry, reloadPortfolio, reloadProfile } = useDashboard(user.id, place.profile);
  const navigate = useNavigate();
  const completeness = useMemo(() => (view && items ? measureCompleteness(view.profile, items) : null), [view, items]);
  const { rows, absent } = useMemo(() => sectionRows(items ?? [], view?.owner?.sections), [items, view]);

  if (failed && !(view && items)) return <Failed onRetry={retry} />;
  if (!view?.owner || !items || !imports || !completeness) return <DashboardSkeleton />;

  const openSection = (kind: ItemKind, create: boolean) => place.open({ section: kind, item: create ? 'new' : undefined });
  const mend = ({ place: where }: Check) =>
    where.type === 'basics' ? place.open({ basics: true }) : place.open({ section: where.kind, item: where.itemId ?? (where.create ? 'new' : undefined) });
  // A first page is five fields, which the import screen asks for; after that people add to a section.
  const addByHand = () =>
    items.length === 0 ? navigate(`${paths.resumeImport.href()}?by=hand`) : document.getElementById('sections')?.scrollIntoView({ block: 'start' });
  return (
    <div className="page py-6 md:py-8">
      <DashboardHead
        view={named ?? view}
        count={named ? named.items.length : items.length}
        VisibilitySwitch={VisibilitySwitch}
        ProfileSwitch={ProfileSwitch}
        onProfile={(profile) => place.open({ profile })}
        onChanged={reloadPortfolio}
        onBasics={() => place.open({ basics: true })}
        onVisibility={() => place.open({ visibility: true })}
        onByHand={addByHand}
      />
      <Proposals />
      <div className="mt-8 grid gap-x-18 gap-y-12 lg:grid-cols-[minmax(0,1fr)_288px]">
        <div className="min-w-0">
          <NextStep
            actions={nextActions({ itemCount: items.length, isPublic: view.owner.visibility === 'public', completeness, imports })}
            uname={view.uname}
            onMend={mend}
          />
          <CompletenessSection completeness={completeness} onMend={mend} />
          <SectionsList
            rows={rows}
            absent={absent}
            owner={view.owner}
            count={items.length}
            onOpen={openSection}
            onBasics={() => place.open({ basics: true })}
          />
        </div>
        <aside className="pb-8">
          <RecentVisitors />
          {usage ? <PlanUsage usage={usage} /> : null}
        </aside>
      </div>
      <ItemPanel
        kind={place.section}
        itemId={place.item}
        onOpen={(section, item) => place.open({ section, item })}
        onClose={place.close}
        onChanged={reloadPortfolio}
      />
      {hasVisibility ? (
        <VisibilityPanel
          view={view}
          items={items}
          visible={place.visibility}
          VisibilitySwitch={VisibilitySwitch}
          onClose={place.close}
          onChanged={reloadPortfolio}
        />
      ) : null}
      {/* Keyed by the loaded data, so that it opens with the saved words. */}
      {hasBasics ? <BasicsPanel key={`basics-${place.basics}`} view={view} visible={place.basics} onClose={place.close} onChanged={reloadProfile} /> : null}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => unknown }) {
  return (
    <div role="alert" className="page py-12">
      <h1 className="headline mb-4">{texts.failed}</h1>
      <Button onClick={() => void onRetry()}>{texts.tryAgain}</Button>
    </div>
  );
}
