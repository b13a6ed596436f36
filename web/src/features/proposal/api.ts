import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

export const proposalsQuery = () => queryOptions({ queryKey: ['proposals'], queryFn: ({ signal }) => api.get('/me/proposals', { signal }), staleTime: 0 });
