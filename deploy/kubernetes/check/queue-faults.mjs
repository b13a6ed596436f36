import { createRequire } from 'node:module';
import { inRoot } from '../../local/paths.mjs';

const contracts = createRequire(inRoot('services', 'ai', 'package.json'));

/** Every queue of ai is worked by one Deployment, or by one that works all. */
export function queueFaults(deployments) {
  const { jobsOf } = contracts('@folia/contracts/features');
  const wanted = [...jobsOf('ai').map(({ name }) => name), 'events-ai'];
  const lists = deployments.filter(({ service }) => service === 'ai').map(({ env }) => env.find(({ name }) => name === 'QUEUES').value);
  if (lists.includes('all')) return [];
  const worked = lists.flatMap((list) => list.split(','));
  return [
    ...wanted.filter((queue) => !worked.includes(queue)).map((queue) => `nobody works on the queue ${queue}`),
    ...worked.filter((queue) => !wanted.includes(queue)).map((queue) => `ai has no queue ${queue}`),
  ];
}
