import { inRoot } from '../../local/paths.mjs';
import { run } from './tools.mjs';

const chart = inRoot('deploy', 'kubernetes', 'folia');
const drawn = ({ helm }, ...more) =>
  run(helm, ['template', 'folia', chart, '--values', `${chart}/profiles/one-node.yaml`, '--set', 'migrations.job=false', ...more])
    .replaceAll(/^ +helm\.sh\/chart: .*\n/gm, '')
    .replaceAll('managed-by: Helm', 'managed-by: kustomize');

/** The manifests for those without Helm, by file: the profile of one node, without what only Helm knows. */
export const plainManifests = (tools) => ({
  'folia.yaml': drawn(tools),
  'backup.yaml': drawn(tools, '--set', 'backup.enabled=true', '--show-only', 'templates/backup.yaml'),
});
