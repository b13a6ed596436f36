import { pagedKinds } from '@folia/contracts/item/page-routes';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import type { StepName } from './steps';

type Looks = Record<StepName, (signal: AbortSignal) => Promise<boolean>>;
const isAny = ({ items }: { items?: readonly unknown[] }) => (items?.length ?? 0) > 0;

/** What shows that a step was done: the thing itself is there. */
const looks: Looks = {
  import: async (signal) => (await api.get('/resume-imports', { signal })).items?.some(({ state }) => state === 'done') ?? false,
  content: async (signal) => (await api.get('/items', { signal })).items?.some(({ kind }) => (pagedKinds as readonly string[]).includes(kind)) ?? false,
  score: async (signal) => isAny(await api.get('/fit-scores', { signal })),
  resume: async (signal) => isAny(await api.get('/tailored-resumes', { signal })),
  share: async (signal) => {
    const [links, settings] = await Promise.all([api.get('/links', { signal }), api.get('/me/settings', { signal })]);
    return isAny(links) || settings.profile?.visibility === 'public';
  },
  chat: async (signal) => {
    const [asked, settings] = await Promise.all([api.get('/deep-talk/conversations', { signal }), api.get('/deep-talk/settings', { signal })]);
    return isAny(asked) || (settings.views?.some(({ version }) => version > 0) ?? false);
  },
};

const nothingKnown = { done: new Set<StepName>(), isWhole: false };

/** The steps whose result exists. One that cannot be asked about has no tick; `isWhole`: each could be asked about. */
export function useStepsDone(): { done: ReadonlySet<StepName>; isWhole: boolean } {
  const { data } = useQuery({
    queryKey: ['steps-done'],
    queryFn: async ({ signal }) => {
      const names = Object.keys(looks) as StepName[];
      const done = await Promise.all(names.map((name) => looks[name](signal).catch(() => null)));
      return { done: new Set(names.filter((_, place) => done[place])), isWhole: !done.includes(null) };
    },
    staleTime: 0,
  });
  return data ?? nothingKnown;
}
