import type { RedisOptions } from 'ioredis';

const sentinelPort = 26_379;

/**
 * How to ask Sentinels where the primary is, from `redis+sentinel://:<password>@<host>:<port>/<name>?also=<host>:<port>&sentinelPassword=<password>`; null for the
 * address of a Redis itself. `also` may be there several times.
 */
export function sentinelOptions(address: string): RedisOptions | null {
  const url = new URL(address);
  if (url.protocol !== 'redis+sentinel:') return null;
  const hosts = [url.host, ...url.searchParams.getAll('also')];
  const sentinelPassword = url.searchParams.get('sentinelPassword');
  return {
    name: decodeURIComponent(url.pathname.slice(1)),
    sentinels: hosts.map((host) => {
      const { hostname, port } = new URL(`redis+sentinel://${host}`);
      return { host: hostname, port: Number(port || sentinelPort) };
    }),
    ...(url.username && { username: decodeURIComponent(url.username) }),
    ...(url.password && { password: decodeURIComponent(url.password) }),
    ...(sentinelPassword && { sentinelPassword }),
    // A primary that was set aside while it lived refuses writes: where it is now, only the Sentinels know.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  };
}
