import type { Method, PathOf } from '../../lib/api-routes';
import { bearer } from '../../lib/auth-code';
import { apiAddress } from '../../lib/config';

type Posted = PathOf<Extract<Method, 'POST'>>;

/** Sends what must also arrive when its page is being left. Null: it did not. Nobody is told: the page is no worse for it. */
export async function post<T>(path: Posted, body: unknown): Promise<T | null> {
  try {
    const response = await fetch(apiAddress(path), {
      method: 'POST',
      headers: { Authorization: bearer(), Accept: 'application/json', 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify(body),
      credentials: 'include',
      keepalive: true,
      priority: 'low',
    });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
