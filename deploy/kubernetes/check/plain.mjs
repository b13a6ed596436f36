import { inRoot } from '../../local/paths.mjs';
import { run } from './tools.mjs';

const chart = inRoot('deploy', 'kubernetes', 'folia');

/** The manifests for those without Helm: the profile of one node, without what only Helm knows. */
export const plainManifests = ({ helm }) =>
  run(helm, ['template', 'folia', chart, '--values', `${chart}/profiles/one-node.yaml`, '--set', 'migrations.job=false'])
    .replaceAll(/^ +helm\.sh\/chart: .*\n/gm, '')
    .replaceAll('managed-by: Helm', 'managed-by: kustomize');
