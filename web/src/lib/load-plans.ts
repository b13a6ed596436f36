import type { Plans } from '@folia/contracts/plans';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from './api';
import { loaderContext } from './loader-context';

/** What the loader of a page about plans answers: the terms that are charged. */
export type PlansData = { plans: Plans };

export async function loadPlans({ context, request }: LoaderFunctionArgs): Promise<PlansData> {
  const { plans } = await api.get('/plans', { via: loaderContext(context).api, signal: request.signal });
  return { plans };
}
