import type { DeepTalkOverview } from '@folia/contracts/deep-talk/shapes';
import type { UseQueryResult } from '@tanstack/react-query';
import { paths } from '../../lib/paths';
import { texts } from './texts';
import { troubleOf } from './trouble';
import type { Turn } from './turn';

/** Why nothing can be asked, and what is left to do. `own`: where the owner puts it right. `isSaid`: the conversation ends with these words already. */
export type Closed = { words: string; isSaid?: boolean; own?: { label: string; href: string }; onAgain?: () => void; mayWrite: boolean };

type Known = { name: string; isOwner: boolean; overview: UseQueryResult<DeepTalkOverview>; newest: Turn | undefined };

export function closedBecause({ name, isOwner, overview, newest }: Known): Closed | null {
  if (newest?.trouble?.ends) return { words: newest.trouble.words, isSaid: true, mayWrite: !isOwner && newest.trouble.mayWrite === true };
  if (overview.isError) {
    const { words, ends, mayWrite } = troubleOf(overview.error, name);
    return ends
      ? { words, mayWrite: !isOwner && mayWrite === true }
      : { words: `${texts.loadFailed} ${words}`, onAgain: () => void overview.refetch(), mayWrite: false };
  }
  if (!overview.data) return null;
  const { hasContent, enabled } = overview.data;
  if (!hasContent && isOwner) return { words: texts.nothingYetOwner, own: { label: texts.importResume, href: paths.resumeImport.href() }, mayWrite: false };
  if (!hasContent) return { words: texts.nothingYet(name), mayWrite: true };
  if (!enabled && isOwner)
    return { words: texts.switchedOffOwner, own: { label: texts.toSettings, href: paths.settingsTab.href('assistant') }, mayWrite: false };
  return enabled ? null : { words: texts.switchedOff(name), mayWrite: true };
}
