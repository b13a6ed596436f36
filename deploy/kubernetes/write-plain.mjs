import { writeFileSync } from 'node:fs';
import { inRoot } from '../local/paths.mjs';
import { plainManifests } from './check/plain.mjs';
import { prepareTools } from './check/tools.mjs';

// `npm run manifests`: the manifests for those without Helm, from the chart.
writeFileSync(inRoot('deploy', 'kubernetes', 'plain', 'folia.yaml'), plainManifests(await prepareTools()));
