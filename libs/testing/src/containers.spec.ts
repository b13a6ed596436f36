import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    const secret = /(PASSWORD|INNER_KEY|SESSION_KEYS|SECRET)$/;
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

describe('Dockerfile', () => {
  const stages = instructions('FROM').map(([image, , name]) => ({ image, name }));

  test('builds each stage on an image or on a stage before it, and runs last', () => {
    for (const [index, { image }] of stages.entries()) {
      const before = stages.slice(0, index).map(({ name }) => name);
      expect(image?.startsWith('node:') || before.includes(image)).toBe(true);
    }
    expect(stages.at(-1)?.name).toBe('run');
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
    const packages = ['libs', 'services'].flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`));
    for (const path of [...packages, 'web']) expect(copied).toContain(`${path}/package.json`);
  });

  test('does not run as root, and says when it is ready', () => {
    expect(instructions('USER')).toEqual([['node']]);
    expect(dockerfile.join('\n')).toMatch(/HEALTHCHECK [\s\S]*\/ready/);
  });
});
