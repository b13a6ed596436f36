import type { AnyFields } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';
import type { Posting } from '@folia/contracts/posting/shapes';
import { useQuery } from '@tanstack/react-query';
import { Briefcase, FileText, Leaf } from 'lucide-react';
import { api } from '../../lib/api';
import { entryTitle } from '../../lib/entry-title';
import { countedNames } from '../../lib/kind-names';
import { paths } from '../../lib/paths';
import { wholePoints } from '../../lib/score-band';
import { isLongEnough, useAsked } from '../../lib/use-asked';
import { matchEntries, type PaletteEntry, type PaletteGroup } from './palette-entry';
import { texts } from './texts';

/** How many of one sort are shown at once. */
const mostShown = 10;

function lineOf({ id, kind, fields }: Item): PaletteEntry {
  const [name] = countedNames(kind);
  return { id: `entry-${id}`, label: entryTitle(kind, fields as AnyFields) || name, hint: name, icon: <Leaf />, href: paths.dashboardItem(id, kind) };
}

function scoreOf({ latest }: Posting): string {
  if (latest && latest.score !== null) return texts.score(wholePoints(latest.score));
  return latest?.state === 'accepted' || latest?.state === 'running' ? texts.scoring : texts.notScored;
}

/** A job leads to its score, or to where it is scored; the resume that was made for it is a line of its own. */
function linesOf(job: Posting): PaletteEntry[] {
  const { id, role, company, location, latest, resume } = job;
  const named = { label: [role || texts.unnamed, company].filter(Boolean).join(', '), words: location };
  const href = latest ? paths.match.href(latest.id) : paths.calculator.href(id);
  const lines: PaletteEntry[] = [{ ...named, id: `job-${id}`, hint: scoreOf(job), icon: <Briefcase />, href }];
  if (resume) lines.push({ ...named, id: `resume-${id}`, hint: texts.resume, icon: <FileText />, href: paths.tailoredResume.href(resume.id) });
  return lines;
}

/** All of them: a job is also found that was kept long ago. */
async function readJobs(signal: AbortSignal): Promise<Posting[]> {
  const jobs: Posting[] = [];
  let cursor: string | undefined;
  do {
    const { items = [], nextCursor } = await api.get('/postings', { query: { cursor }, signal });
    jobs.push(...items);
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return jobs;
}

/** What fits of one sort; a long list is cut, and says so. */
function groupOf(title: string, lines: readonly PaletteEntry[], typed: string): PaletteGroup {
  const found = matchEntries(lines, typed);
  return { title: found.length > mostShown ? texts.some(title, mostShown, found.length) : title, entries: found.slice(0, mostShown) };
}

/** What fits of the person's own things. They are read when the first search needs them, and then kept while the person types. */
export function useOwnThings(typed: string, enabled: boolean) {
  const text = typed.trim();
  const asked = useAsked(text);
  const options = { enabled: enabled && asked !== '', staleTime: 60_000, retry: false };
  const items = useQuery({ queryKey: ['items'], queryFn: ({ signal }) => api.get('/items', { signal }), ...options });
  const jobs = useQuery({ queryKey: ['postings', 'palette'], queryFn: ({ signal }) => readJobs(signal), ...options });
  const isAsking = enabled && isLongEnough(text);
  return {
    groups: isAsking ? [groupOf(texts.entries, items.data?.items?.map(lineOf) ?? [], text), groupOf(texts.jobs, jobs.data?.flatMap(linesOf) ?? [], text)] : [],
    isSearching: isAsking && (items.isPending || jobs.isPending),
    failed: [...(isAsking && items.isError ? [texts.entries] : []), ...(isAsking && jobs.isError ? [texts.jobs] : [])],
  };
}
