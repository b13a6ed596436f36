const podOf = ({ kind, spec }) => {
  if (kind === 'CronJob') return spec.jobTemplate.spec.template.spec;
  return ['Deployment', 'Job'].includes(kind) ? spec.template.spec : undefined;
};

/** What Folia asks of each pod beyond the schema: one sentence for each breach. */
function podFaults(kind, pod) {
  const faults = [];
  const must = (holds, fault) => holds || faults.push(fault);
  must(pod.automountServiceAccountToken === false, 'mounts a token of its service account');
  must(pod.securityContext?.runAsNonRoot === true && pod.securityContext.runAsUser > 0, 'may run as root');
  must(pod.securityContext?.seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile');
  must(!pod.hostNetwork && !pod.hostPID && !pod.hostIPC, 'shares a namespace of its node');
  must(
    (pod.volumes ?? []).every((volume) => ['configMap', 'emptyDir', 'persistentVolumeClaim', 'secret', 'projected'].some((one) => one in volume)),
    'mounts a kind of volume that "restricted" forbids',
  );
  for (const container of [...(pod.initContainers ?? []), ...pod.containers]) {
    const own = container.securityContext ?? {};
    must(own.allowPrivilegeEscalation === false && own.privileged !== true, `${container.name} may gain privileges`);
    must(own.capabilities?.drop?.includes('ALL') && !own.capabilities.add, `${container.name} keeps capabilities`);
    must(own.readOnlyRootFilesystem === true, `${container.name} may write to its root`);
    must(/:[^/:]+$/.test(container.image) && !container.image.endsWith(':latest'), `${container.name} has no fixed version: ${container.image}`);
    for (const kindOf of ['requests', 'limits'])
      for (const what of ['cpu', 'memory']) must(container.resources?.[kindOf]?.[what], `${container.name} has no ${kindOf} of ${what}`);
    must(
      (container.env ?? []).every(({ name, value }) => !value || !/KEY|PASSWORD|SECRET|DATABASE_URL|REDIS_URL/.test(name)),
      `${container.name} has a secret in plain text`,
    );
    if (kind !== 'Deployment') continue;
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) must(container[probe]?.httpGet, `${container.name} has no ${probe}`);
    must(container.livenessProbe?.httpGet.path !== container.readinessProbe?.httpGet.path, `${container.name} is killed when it is only not ready`);
    must(pod.terminationGracePeriodSeconds >= 5 + 9, `${container.name} is killed before it has stopped`);
  }
  return faults;
}

/** What does not hold in one installation's objects together. */
function wholeFaults(objects, { policies }) {
  const faults = [];
  const of = (kind) => objects.filter((one) => one.kind === kind);
  const names = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  for (const name of names.filter((one, index) => names.indexOf(one) !== index)) faults.push(`${name} is there twice`);
  const accounts = new Set(of('ServiceAccount').map(({ metadata }) => metadata.name));
  const pods = of('Deployment').map(({ metadata, spec }) => ({ name: metadata.name, labels: spec.template.metadata.labels, ...spec }));
  const fits = (labels, wanted) => Object.entries(wanted).every(([key, value]) => labels[key] === value);
  for (const { name, template } of pods) {
    if (!accounts.has(template.spec.serviceAccountName)) faults.push(`${name} has a service account that is not made`);
  }
  for (const { metadata, spec } of of('Service')) {
    const chosen = pods.filter(({ labels }) => fits(labels, spec.selector));
    if (chosen.length !== 1) faults.push(`Service ${metadata.name} leads to ${chosen.length} Deployments`);
    const ports = chosen.flatMap(({ template }) => template.spec.containers.flatMap((one) => one.ports.map((port) => port.name)));
    for (const { targetPort } of spec.ports) if (!ports.includes(targetPort)) faults.push(`Service ${metadata.name} leads to no port`);
  }
  const targets = [...of('HorizontalPodAutoscaler'), ...of('ScaledObject')].map(({ spec }) => spec.scaleTargetRef.name);
  for (const target of targets) {
    const pod = pods.find(({ name }) => name === target);
    if (!pod) faults.push(`${target} is scaled and not there`);
    else if (pod.replicas !== undefined) faults.push(`${target} is scaled, and each upgrade sets its replicas back`);
    if (targets.filter((one) => one === target).length > 1) faults.push(`${target} is scaled by two`);
  }
  if (!policies) return faults;
  const rules = of('NetworkPolicy');
  const nothing = rules.some(
    ({ spec }) => spec.policyTypes.length === 2 && !spec.ingress && !spec.egress && !spec.podSelector.matchLabels['app.kubernetes.io/component'],
  );
  if (!nothing) faults.push('nothing is denied by default');
  return faults;
}

/** The breaches of one rendered installation. */
export const ruleFaults = (objects, options) => [
  ...objects.flatMap((object) => {
    const pod = podOf(object);
    return pod ? podFaults(object.kind, pod).map((fault) => `${object.kind} ${object.metadata.name} ${fault}`) : [];
  }),
  ...wholeFaults(objects, options),
];
