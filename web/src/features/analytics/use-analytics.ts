import type { AnalyticsQuery } from '@folia/contracts/analytics/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api';
import { useCursorPages } from '../../lib/use-cursor-pages';

const key = 'analytics';
/** How often an open page looks whether somebody came, in ms. */
const lookAgainMs = 10_000;

/** The figures of a range, which follow what happens while they are looked at. */
export function useOverview(query: AnalyticsQuery) {
  return useQuery({
    queryKey: [key, 'overview', query],
    queryFn: ({ signal }) => api.get('/analytics/overview', { query, signal }),
    refetchInterval: lookAgainMs,
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  });
}

/** How many views came since the range was opened. Whatever else is shown is asked for again when one does. */
export function useArrivals(views: number | undefined, query: AnalyticsQuery): number {
  const client = useQueryClient();
  const range = JSON.stringify(query);
  const last = useRef({ range, views });
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    const before = last.current;
    last.current = { range, views };
    if (before.range !== range || before.views === undefined || views === undefined) return setArrived(0);
    if (views <= before.views) return;
    setArrived((now) => now + views - (before.views ?? views));
    void client.invalidateQueries({ queryKey: [key], predicate: ({ queryKey }) => queryKey[1] !== 'overview' });
  }, [client, range, views]);
  return arrived;
}

export const useReaders = (query: AnalyticsQuery) =>
  useQuery({ queryKey: [key, 'readers', query], queryFn: ({ signal }) => api.get('/analytics/readers', { query, signal }), refetchOnMount: 'always' });
export const useLinkLives = (query: AnalyticsQuery) =>
  useQuery({ queryKey: [key, 'links', query], queryFn: ({ signal }) => api.get('/analytics/links', { query, signal }), refetchOnMount: 'always' });
export const useHeat = (query: AnalyticsQuery) =>
  useQuery({ queryKey: [key, 'heat', query], queryFn: ({ signal }) => api.get('/analytics/heat', { query, signal }), refetchOnMount: 'always' });
export const useFunnel = (query: AnalyticsQuery) =>
  useQuery({ queryKey: [key, 'funnel', query], queryFn: ({ signal }) => api.get('/analytics/funnel', { query, signal }), refetchOnMount: 'always' });
export const useFindings = (query: AnalyticsQuery) =>
  useQuery({ queryKey: [key, 'findings', query], queryFn: ({ signal }) => api.get('/analytics/findings', { query, signal }), refetchOnMount: 'always' });
export const useVisits = (query: AnalyticsQuery) => useCursorPages([key, 'visits', query], '/analytics/visits', { query });
/** One visit; `id` null: none is open. */
export const useVisit = (id: string | null) =>
  useQuery({
    queryKey: [key, 'visit', id],
    queryFn: ({ signal }) => api.get('/analytics/visits/{id}', { path: { id: id ?? '' }, signal }),
    enabled: id !== null,
  });
