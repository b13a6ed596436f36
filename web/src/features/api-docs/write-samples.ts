import type { Operation } from './reference';

/** `criterionId` as a shell calls it: `CRITERION_ID`. */
const shellName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
const place = /"\{(\w+)\}"/g;

/** A body or a query whose places are a shell's variables: what is quoted once ends before them and goes on behind. */
const inShell = (json: string) => json.replaceAll(place, (_, name: string) => (name === 'version' ? `'$VERSION'` : `"'$${shellName(name)}'"`));

/** The request as `curl` sends it; addresses and keys stand in variables, so that it runs as it stands. */
export function writeCurl({ method, path, names, query, body }: Operation): string {
  const named = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${shellName(names[name] ?? name)}`);
  const asked = Object.entries(query).map(([name, value]) => `${name}=${value.replace(/^\{(\w+)\}$/, (_, variable: string) => `$${shellName(variable)}`)}`);
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$FOLIA_URL/api/v1${named}${asked.length > 0 ? `?${asked.join('&')}` : ''}"`,
    '-H "Authorization: Bearer $FOLIA_KEY"',
    ...(method === 'GET' ? [] : ['-H "Idempotency-Key: $REQUEST_ID"']),
    ...(body ? ['-H "Content-Type: application/json"', `-d '${inShell(JSON.stringify(body))}'`] : []),
    ...(path === '/files/{id}' ? ['-o original'] : []),
  ];
  return lines.join(' \\\n  ');
}

/** A value as a programmer writes it: names without quotes, places as variables. */
function inCode(value: unknown, indent: string): string {
  if (typeof value === 'string') return /^\{(\w+)\}$/.exec(value)?.[1] ?? `'${value.replaceAll('\n', '\\n')}'`;
  if (Array.isArray(value)) return `[${value.map((one) => inCode(one, indent)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([name, one]) => {
    const written = inCode(one, inner);
    return `${inner}${written === name ? name : `${name}: ${written}`},`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** The same request by our client. */
export function writeTypescript({ method, path, names, query, body }: Operation): string {
  const inPath = Object.entries(names).map(([name, variable]) => (name === variable ? name : `${name}: ${variable}`));
  const asked = [
    ...(inPath.length > 0 ? [`path: { ${inPath.join(', ')} }`] : []),
    ...(Object.keys(query).length > 0
      ? [
          `query: { ${Object.entries(query)
            .map(([name, value]) => `${name}: ${inCode(value, '')}`)
            .join(', ')} }`,
        ]
      : []),
    ...(body ? [`body: ${inCode(body, '  ')}`] : []),
  ];
  const given = asked.length === 0 ? '' : body ? `, {\n  ${asked.join(',\n  ')},\n}` : `, { ${asked.join(', ')} }`;
  return `const { data } = await folia.${method.toLowerCase()}('${path}'${given});`;
}
