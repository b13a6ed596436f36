import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

// biome-ignore lint/suspicious/noExplicitAny: objects of Kubernetes, broken on purpose
type Manifest = any;
const { ruleFaults } = require('../../../deploy/kubernetes/check/rules.mjs') as {
  ruleFaults: (objects: Manifest[], options: { policies: boolean }) => string[];
};

const text = readFileSync(join(__dirname, '../../../deploy/kubernetes/plain/folia.yaml'), 'utf8');
const manifests = (): Manifest[] => parseAllDocuments(text).map((document) => document.toJS());
const gateway = (objects: Manifest[]) => objects.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'folia-gateway');
const pod = (objects: Manifest[]) => gateway(objects).spec.template.spec;
const container = (objects: Manifest[]) => pod(objects).containers[0];

test('the manifests that are shipped break no rule', () => {
  expect(ruleFaults(manifests(), { policies: true })).toEqual([]);
});

test.each<[string, (objects: Manifest[]) => void, string]>([
  ['a token', (all) => delete pod(all).automountServiceAccountToken, 'mounts a token'],
  ['root', (all) => delete pod(all).securityContext.runAsUser, 'may run as root'],
  ['no seccomp', (all) => delete pod(all).securityContext.seccompProfile, 'no seccomp profile'],
  ['a folder of the node', (all) => pod(all).volumes.push({ name: 'node', hostPath: { path: '/' } }), 'kind of volume'],
  ['the network of the node', (all) => Object.assign(pod(all), { hostNetwork: true }), 'namespace of its node'],
  ['a root to write to', (all) => Object.assign(container(all).securityContext, { readOnlyRootFilesystem: false }), 'may write to its root'],
  ['capabilities', (all) => Object.assign(container(all).securityContext.capabilities, { add: ['NET_ADMIN'] }), 'keeps capabilities'],
  ['any version', (all) => Object.assign(container(all), { image: 'folia-gateway:latest' }), 'no fixed version'],
  ['no version', (all) => Object.assign(container(all), { image: 'registry:5000/folia-gateway' }), 'no fixed version'],
  ['no limit', (all) => delete container(all).resources.limits.memory, 'no limits of memory'],
  ['no probe', (all) => delete container(all).startupProbe, 'no startupProbe'],
  ['one probe for both', (all) => Object.assign(container(all).livenessProbe, container(all).readinessProbe), 'killed when it is only not ready'],
  ['a short end', (all) => Object.assign(pod(all), { terminationGracePeriodSeconds: 10 }), 'killed before it has stopped'],
  ['a secret in plain text', (all) => container(all).env.push({ name: 'INNER_KEY', value: 'x' }), 'secret in plain text'],
  ['an unknown account', (all) => Object.assign(pod(all), { serviceAccountName: 'other' }), 'service account that is not made'],
  ['a Service into the void', (all) => Object.assign(gateway(all).spec.template.metadata, { labels: {} }), 'leads to 0 Deployments'],
  ['everything allowed', (all) => all.splice(0, all.length, ...all.filter(({ metadata }) => metadata.name !== 'folia-nothing')), 'nothing is denied'],
])('%s is told', (_what, spoil, fault) => {
  const objects = manifests();
  spoil(objects);
  expect(ruleFaults(objects, { policies: true }).join('\n')).toContain(fault);
});
