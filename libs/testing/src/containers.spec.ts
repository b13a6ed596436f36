import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { processEnv, serviceEnv } from '@folia/platform/env';
import { parse } from 'yaml';

type Service = {
  image?: string;
  build?: { context: string; dockerfile: string; args?: { SERVICE?: string } };
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, unknown>;
};

const root = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const exists = (path: string) => existsSync(join(root, path));

/** The engines stand in a folder of their own. */
const libraries = ['libs', 'libs/engines']
  .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
  .filter((path) => exists(`${path}/package.json`));

const compose = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service>; volumes: Record<string, unknown> };
const services = Object.entries(compose.services);
const ours = services.filter(([, service]) => service.build);
const dockerfile = read('deploy/docker/Dockerfile').replaceAll('\\\n', ' ').split('\n');
const instructions = (name: string) => dockerfile.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1).split(/\s+/));

describe('docker-compose.yml', () => {
  test('runs every service there is, from the one Dockerfile', () => {
    const built = ours.map(([, { build }]) => build?.args?.SERVICE);
    expect(new Set(built)).toEqual(new Set(readdirSync(join(root, 'services'))));
    for (const [, { build }] of ours) expect(exists(join(build?.context ?? '', build?.dockerfile ?? ''))).toBe(true);
  });

  test('gives every service the address of every other, on the port where that one answers', () => {
    const asked = ours.flatMap(([, { environment = {} }]) => Object.entries(environment).filter(([name]) => name.endsWith('_RPC')));
    expect(asked.length).toBeGreaterThan(0);
    for (const [, address] of asked) {
      const { hostname, port } = new URL(address);
      expect(compose.services[hostname]?.environment?.RPC_PORT).toBe(port);
    }
  });

  test('lets no service use the database of another', () => {
    for (const [name, { environment = {} }] of ours) {
      if (name !== 'gateway') expect(environment.DATABASE_URL).toContain(`postgres://folia_${name.replace('-worker', '')}:`);
    }
    expect(compose.services.gateway?.environment?.DATABASE_URL).toBeUndefined();
  });

  test('demands its secrets instead of bringing any', () => {
    const secret = /(PASSWORD|INNER_KEY|GATE_KEY|WEBHOOK_KEY|DELETED_IDENTITY_KEY|SESSION_KEYS|SECRET)$/;
    const values = services.flatMap(([, { environment = {} }]) => Object.entries(environment).filter(([name]) => secret.test(name)));
    expect(values.length).toBeGreaterThan(0);
    for (const [, value] of values) expect(value).toMatch(/^\$\{/);
  });

  test('names only paths, volumes and services that exist', () => {
    for (const [, { volumes = [], depends_on = {} }] of services) {
      for (const source of volumes.map((volume) => volume.split(':')[0] ?? '')) {
        expect(source.startsWith('.') ? exists(source) : source in compose.volumes).toBe(true);
      }
      for (const other of Object.keys(depends_on)) expect(compose.services).toHaveProperty(other);
    }
  });
});

describe('the configuration', () => {
  const namesIn = (source: string) => [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);
  const readBy = (service: string) => {
    const source = read(`services/${service}/src/env.ts`);
    return [...namesIn(source), ...Object.keys(source.includes('serviceEnv') ? serviceEnv : processEnv)];
  };
  const withMeaning = new Set(
    [...read('deploy/README.md').matchAll(/^\| (`[A-Z][^|]*) \|/gm)].flatMap(([, names = '']) => names.match(/[A-Z][A-Z0-9_]+/g) ?? []),
  );
  /** Set by the image for itself, or refused in production. */
  const notForOperators = ['NODE_ENV', 'READS_LOOPBACK', 'BOARDS_API_URL', 'WEBHOOK_TEST_HOSTS', 'GREENHOUSE_API_URL'];

  test.each(readdirSync(join(root, 'services')))('of %s stands in deploy/README.md, every variable of it', (service) => {
    expect(readBy(service).length).toBeGreaterThan(Object.keys(processEnv).length - 1);
    expect(readBy(service).filter((name) => !withMeaning.has(name))).toEqual([]);
  });

  test.each(ours)('of %s reaches its container, every variable of it', (name, { environment = {} }) => {
    const wanted = readBy(name.replace('-worker', '')).filter((variable) => !notForOperators.includes(variable));
    // RPC and QUEUES have defaults that fit a container that does both.
    expect(wanted.filter((variable) => !(variable in environment) && !['RPC', 'QUEUES'].includes(variable))).toEqual([]);
  });

  test('that a container is given is read there, under the name the operator sets', () => {
    for (const [name, { environment = {} }] of ours) {
      const known = readBy(name.replace('-worker', ''));
      for (const [variable, value] of Object.entries(environment)) {
        expect([name, variable, known.includes(variable)]).toEqual([name, variable, true]);
        const given = /^\$\{([A-Z0-9_]+)/.exec(String(value))?.[1];
        if (given) expect([variable, given]).toEqual([variable, variable]);
      }
    }
  });
});

test('nest-cli.json names every service and library, where it is', () => {
  const { projects } = JSON.parse(read('nest-cli.json')) as { projects: Record<string, { type: string; root: string; sourceRoot: string }> };
  const there = { application: readdirSync(join(root, 'services')), library: libraries.map((path) => basename(path)).sort() };
  const named = (wanted: string) => Object.keys(projects).filter((name) => projects[name]?.type === wanted);
  expect({ application: named('application').sort(), library: named('library').sort() }).toEqual(there);
  for (const { root: path, sourceRoot } of Object.values(projects)) expect([path, exists(sourceRoot)]).toEqual([path, true]);
});

describe('Dockerfile', () => {
  const stages = instructions('FROM').map(([image, , name]) => ({ image, name }));

  test('builds each stage on an image or on a stage before it, and runs last', () => {
    for (const [index, { image }] of stages.entries()) {
      const before = stages.slice(0, index).map(({ name }) => name);
      expect(image === '$NODE_IMAGE' || before.includes(image)).toBe(true);
    }
    expect(stages.at(-1)?.name).toBe('run');
  });

  test('has its base image from a build argument, with a tag where none is given', () => {
    expect(instructions('ARG')[0]?.[0]).toMatch(/^NODE_IMAGE=node:\d+-slim$/);
  });

  test('copies only what is in the repository, or what a stage made', () => {
    const copies = instructions('COPY').map((words) => ({
      from: words.find((word) => word.startsWith('--from='))?.slice(7),
      paths: words.filter((word) => !word.startsWith('--')).slice(0, -1),
    }));
    for (const { from, paths } of copies) {
      if (from) expect(stages.map(({ name }) => name)).toContain(from);
      else for (const path of paths) expect([path, exists(path)]).toEqual([path, true]);
    }
  });

  test('knows the manifest of every package', () => {
    const copied = instructions('COPY').map(([path]) => path);
    const packages = [...libraries, ...readdirSync(join(root, 'services')).map((name) => `services/${name}`)];
    for (const path of [...packages, 'web']) expect(copied).toContain(`${path}/package.json`);
  });

  test('puts everything into the image of user that the backup imports there', () => {
    const imports = (file: string) => [...read(file).matchAll(/^import .*?from '([^']+)';$/gm)].map(([, name = '']) => name);
    const files = new Set<string>();
    const packages = new Set<string>();
    const follow = (file: string) => {
      if (files.has(file)) return;
      files.add(file);
      for (const name of imports(file)) {
        if (name.startsWith('.')) follow(posix.join(posix.dirname(file), name));
        else if (!name.startsWith('node:')) packages.add(name);
      }
    };
    follow('deploy/backup.mjs');
    const copied = /for name in ([\w -]+); do cp "deploy\/local/
      .exec(dockerfile.join('\n'))?.[1]
      ?.split(' ')
      .map((name) => `deploy/local/${name}.mjs`);
    expect([...files].filter((file) => file.startsWith('deploy/local/')).sort()).toEqual(copied?.sort());
    expect([...files].filter((file) => !/^deploy\/(backup|local)(\/|\.mjs)/.test(file))).toEqual([]);
    const installed = ['services/user', 'libs/platform'].flatMap((path) => Object.keys(JSON.parse(read(`${path}/package.json`)).dependencies));
    expect(packages.size).toBeGreaterThan(3);
    expect([...packages].filter((name) => !installed.includes(name))).toEqual([]);
  });

  test('does not run as root, and says when it is ready', () => {
    expect(instructions('USER')).toEqual([['node']]);
    expect(dockerfile.join('\n')).toMatch(/HEALTHCHECK [\s\S]*\/ready/);
  });
});
