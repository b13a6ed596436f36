import { productUrl } from './api';
import { answerFaults, createFolia } from './contracts';

const document = fetch(`${productUrl}/api/openapi.json`).then(async (response) => answerFaults(await response.json()));

/** Fetch, for addresses of the API for programs: throws where an answer is not as the product's own document says. */
export const checkedFetch: typeof fetch = async (address, options) => {
  const response = await fetch(address, options);
  const copy = response.clone();
  const isJson = response.headers.get('content-type')?.includes('json');
  const { pathname } = new URL(String(address));
  const body: unknown = isJson ? await copy.json() : await copy.text();
  const method = options?.method ?? 'GET';
  const faults = (await document)({ method, path: pathname, status: response.status, header: (name) => response.headers.get(name), body });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return response;
};

/** Folia as a program has it with a key: our own client, each answer of which is checked. It does not try again, so that a test sees what came. */
export const programWith = (key: string) => createFolia({ key, url: productUrl, tries: 1, fetch: checkedFetch });

/** Why something was refused, as `<status> <code>`. */
export const refusalOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'not refused',
    ({ status, code, message }) => (code ? `${status} ${code}` : message),
  );
