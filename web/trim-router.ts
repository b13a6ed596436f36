import type { Plugin } from 'vite';

/**
 * Functions of the router that this app never calls: for forms that it would send, loads beside the page, routes that arrive later, prefetching by a
 * framework, server components, and watching itself. They are reached through functions that are called, so a bundler keeps them: 6 kB of every page.
 */
const uncalled = [
  'handleAction',
  'handleFetcherAction',
  'handleFetcherLoader',
  'fetch2',
  'discoverRoutes',
  'patchRoutes',
  'deserializeErrors',
  'getFormSubmissionInfo',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'PrefetchPageLinks',
  'RSCErrorHandler',
  'decodeRouteErrorResponseDigest',
];

type Node = { type: string; start: number; end: number; id?: { name: string } | null; body?: Node };

function functionsIn(node: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(node)) for (const part of node) functionsIn(part, found);
  else if (node && typeof node === 'object') {
    if ((node as Node).type === 'FunctionDeclaration') found.push(node as Node);
    for (const part of Object.values(node)) if (part && typeof part === 'object') functionsIn(part, found);
  }
  return found;
}

/** Leaves the bodies of these functions out of the build. One that is called after all throws, and one that a new version no longer has fails the build. */
export function trimRouter(): Plugin {
  return {
    name: 'folia-trim-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]/, code: /function createRouter\(/ },
      handler(code) {
        const found = functionsIn(this.parse(code)).filter(({ id }) => id && uncalled.includes(id.name));
        const names = found.map(({ id }) => id?.name);
        const missing = uncalled.filter((name) => names.filter((one) => one === name).length !== 1);
        if (missing.length > 0) this.error(`The router has changed: see ${missing.join(', ')} in trimRouter`);
        let trimmed = code;
        for (const { id, body } of found.reverse())
          if (body) trimmed = `${trimmed.slice(0, body.start)}{ throw new Error("${id?.name} is not in this build"); }${trimmed.slice(body.end)}`;
        // Names for developers' tools keep components that nobody uses.
        trimmed = trimmed.replace(/^\w+\.displayName = .*;$/gm, '').replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1');
        return { code: trimmed, map: null };
      },
    },
  };
}
