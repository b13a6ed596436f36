import { requireTool } from './tools.mjs';

/** Where the schema of a kind is, by its API. */
const schemas = {
  v1: 'kubernetes-models/_schemas/IoK8sApiCoreV1',
  'apps/v1': 'kubernetes-models/_schemas/IoK8sApiAppsV1',
  'batch/v1': 'kubernetes-models/_schemas/IoK8sApiBatchV1',
  'policy/v1': 'kubernetes-models/_schemas/IoK8sApiPolicyV1',
  'autoscaling/v2': 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2',
  'networking.k8s.io/v1': 'kubernetes-models/_schemas/IoK8sApiNetworkingV1',
  'keda.sh/v1alpha1': '@kubernetes-models/keda/_schemas/KedaShV1alpha1',
  'postgresql.cnpg.io/v1': '@kubernetes-models/cloudnative-pg/_schemas/PostgresqlCnpgIoV1',
};

/**
 * The object, noting which fields the schema asks for. The schemas let unknown fields pass, as older clusters did: a field nobody asks for is a misspelt one.
 * An object of which no field at all is asked for is free in form.
 */
function watched(value, path, unread) {
  if (value === null || typeof value !== 'object') return value;
  const asked = new Set();
  const copies = Array.isArray(value)
    ? value.map((one, index) => watched(one, `${path}[${index}]`, unread))
    : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, watched(one, `${path}.${key}`, unread)]));
  if (Array.isArray(value)) return copies;
  unread.push(() => (asked.size === 0 ? [] : Object.keys(value).filter((key) => !asked.has(key))).map((key) => `${path}.${key} is unknown`));
  return new Proxy(copies, {
    get(target, key) {
      asked.add(key);
      return target[key];
    },
    ownKeys(target) {
      for (const key of Object.keys(target)) asked.add(key);
      return Reflect.ownKeys(target);
    },
  });
}

/** What the schema of its kind says against an object, one sentence each. */
export function schemaFaults(object) {
  const schema = schemas[object.apiVersion];
  if (!schema) return [`${object.apiVersion} is no API known here`];
  const { validate } = requireTool(`${schema}${object.kind}.js`);
  const unread = [];
  const copy = watched(object, '', unread);
  const isValid = validate(copy);
  const faults = (isValid ? [] : validate.errors).map(({ instancePath, message }) => `${instancePath.replaceAll('/', '.')} ${message}`);
  return [...faults, ...unread.flatMap((look) => look())];
}
