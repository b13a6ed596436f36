import type { Plugin } from 'vite';

type Library = {
  /** The one module that is trimmed. */
  id: RegExp;
  code: RegExp;
  /** Functions that nothing in this app reaches. One that is called after all throws. */
  uncalled: readonly string[];
  /** Functions that are called, and find nothing to do as long as nobody uses the feature they are of. */
  idle: readonly string[];
  /** Classes of functions without their methods: nothing makes one. */
  unmade: readonly string[];
};

/**
 * Functions of the router that this app never calls: for forms that it would send, loads beside the page, routes that arrive later, prefetching by a
 * framework, server components, and watching itself. They are reached through functions that are called, so a bundler keeps them.
 */
const router: Library = {
  id: /react-router[\\/]dist[\\/]production[\\/]/,
  code: /function createRouter\(/,
  uncalled: [
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
    'Scripts',
    'RemixRootDefaultErrorBoundary',
  ],
  idle: [],
  unmade: [],
};

/** What React does for view transitions, resources that a component renders into the head, hidden trees, lists of boundaries, actions, custom elements and references to fragments. */
const react: Library = {
  id: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js/,
  code: /function hydrateRoot|exports\.hydrateRoot/,
  uncalled: [
    'startViewTransition',
    'flushAfterMutationEffects',
    'recursivelyTraverseAfterMutationEffects',
    'commitAfterMutationEffectsOnFiber',
    'applyViewTransitionToHostInstances',
    'restoreViewTransitionOnHostInstances',
    'createViewTransitionInstance',
    'commitDeletedPairViewTransitions',
    'scheduleViewTransitionEvent',
    'getResource',
    'acquireResource',
    'suspendResource',
    'insertStylesheetIntoRoot',
    'getHydratableHoistableCache',
    'preconnectAs',
    'preload',
    'preloadModule',
    'preinitScript',
    'preinitStyle',
    'preinitModuleScript',
    'updateActivityComponent',
    'updateSuspenseListComponent',
    'startHostTransition',
    'ensureFormComponentIsStateful',
    'useMemoCache',
    'mountActionState',
    'updateActionStateImpl',
    'rerenderActionState',
    'setPropOnCustomElement',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    'findCurrentFiberUsingSlowPath',
  ],
  idle: [
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    // Of actions that a transition waits for: the browser's own sign of loading.
    'defaultOnDefaultTransitionIndicator',
    // Nothing reads an error's list of components.
    'getStackByFiberInDevAndProd',
  ],
  unmade: ['FragmentInstance', 'ViewTransitionPseudoElement'],
};

/** How a module would use one of those features of React; JSX has become calls by then. */
const featuresLeftOut = [
  /\b(?:unstable_)?(?:ViewTransition|addTransitionType|Activity|SuspenseList|useActionState|useFormState)\b[^;]*\bfrom ["']react(?:-dom)?["']/,
  /\b(?:prefetchDNS|preconnect|preload|preloadModule|preinit|preinitModule)\b[^;]*\bfrom ["']react-dom["']/,
  /["']react\/compiler-runtime["']|\.componentStack\b|\bstartTransition\(async\b/,
  /\bjsxs?\(["'](?:link|style|meta|title|[a-z]+-[a-z-]+)["']/,
  /\bjsxs?\(\w*Fragment\w*, \{\s*ref:/,
];

type Node = {
  type: string;
  start: number;
  end: number;
  id?: { name: string } | null;
  body?: Node;
  expression?: Node;
  left?: Node;
  object?: Node;
  name?: string;
};

function nodesIn(node: unknown, type: string, found: Node[] = []): Node[] {
  if (Array.isArray(node)) for (const part of node) nodesIn(part, type, found);
  else if (node && typeof node === 'object') {
    if ((node as Node).type === type) found.push(node as Node);
    for (const part of Object.values(node)) if (part && typeof part === 'object') nodesIn(part, type, found);
  }
  return found;
}

/** `Name` of the statement `Name.prototype.method = …`. */
const classOf = ({ expression }: Node) => expression?.left?.object?.object?.name;

function trim(code: string, program: unknown, { uncalled, idle, unmade }: Library): { code: string; missing: string[] } {
  const listed = [...uncalled, ...idle, ...unmade];
  const functions = nodesIn(program, 'FunctionDeclaration').filter(({ id }) => id && listed.includes(id.name));
  const methods = nodesIn(program, 'ExpressionStatement').filter((node) => unmade.includes(classOf(node) ?? ''));
  const missing = [
    ...listed.filter((name) => functions.filter(({ id }) => id?.name === name).length !== 1),
    ...unmade.filter((name) => !methods.some((method) => classOf(method) === name)),
  ];
  const cuts = [
    ...functions.map(({ id, body }) => ({
      ...(body as Node),
      by: idle.includes(id?.name ?? '') ? '{}' : `{ throw new Error("${id?.name} is not in this build"); }`,
    })),
    ...methods.map((method) => ({ ...method, by: '' })),
  ].sort((one, other) => other.start - one.start);
  return { code: cuts.reduce((left, { start, end, by }) => left.slice(0, start) + by + left.slice(end), code), missing };
}

const trimOne = (library: Library): Plugin => ({
  name: 'folia-trim-library',
  apply: 'build',
  transform: {
    filter: { id: library.id, code: library.code },
    handler(code) {
      const { code: trimmed, missing } = trim(code, this.parse(code), library);
      if (missing.length > 0) this.error(`A library has changed: see ${missing.join(', ')} in trimLibraries`);
      // Names for developers' tools keep components that nobody uses.
      return {
        code: trimmed.replace(/^\w+\.displayName = .*;$/gm, '').replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      };
    },
  },
});

/** The parts of an icon have keys for React's warnings to developers: they never change places. Each is also read once, which does nothing. */
const trimIcons: Plugin = {
  name: 'folia-trim-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
    handler: (code) => ({ code: code.replace(/,\s*key: "\w+"|^__iconData\.node;$/gm, ''), map: null }),
  },
};

/** A module that uses what React was built without fails the build, and not the page. */
const refuseFeaturesLeftOut: Plugin = {
  name: 'folia-refuse-features-left-out',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: { include: /\.[jt]sx?$|\.mjs$/, exclude: /react-dom[\\/]|react-router[\\/]dist/ } },
    handler(code, id) {
      const used = featuresLeftOut.map((feature) => feature.exec(code)?.[0]).find(Boolean);
      if (used) this.error(`${id} uses what trimLibraries leaves out of React: ${used.slice(0, 80)}`);
    },
  },
};

/** Leaves out of the build what libraries bring for features that this app does not have. A listed function that a new version no longer has fails the build. */
export const trimLibraries = (): Plugin[] => [trimOne(router), trimOne(react), trimIcons, refuseFeaturesLeftOut];
