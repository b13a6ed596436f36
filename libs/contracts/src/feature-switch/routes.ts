import { route } from '../route';
import { listFeatureSwitches, setFeatureSwitch } from './questions';

export const featureSwitchRoutes = [
  route('GET /api/admin/feature-switches', { question: listFeatureSwitches, limit: 'none', summary: 'What is switched on and off for everybody' }),
  route('PUT /api/admin/feature-switches/{name}', {
    question: setFeatureSwitch,
    limit: 'write',
    summary: 'Switch a feature off for everybody, or on again',
  }),
];
