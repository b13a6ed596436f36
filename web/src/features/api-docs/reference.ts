import { type ScopeResource, scopeResources } from '@folia/contracts/scopes';
import made from '../../../content/api-reference.json';

/** An address for programs, as `npm run openapi` tells the page of it. `names`: what a reader puts into the path. */
export type Operation = {
  method: string;
  path: string;
  summary: string;
  scope: string | null;
  names: Record<string, string>;
  /** What can be asked for in the query. */
  filters: readonly string[];
  codes: readonly string[];
  query: Record<string, string>;
  body: Record<string, unknown> | null;
};

/** A tool of the Model Context Protocol. `isPart`: of the answer's fields a model is sent what it has use for. */
export type Tool = {
  name: string;
  title: string;
  description: string;
  scope: string | null;
  isReadOnly: boolean;
  takes: readonly { name: string; isRequired: boolean; description?: string }[];
  gives: readonly string[];
  isPart: boolean;
};
/** An endpoint of the authorization server. */
export type Endpoint = {
  method: string;
  path: string;
  summary: string;
  by: string | null;
  form: 'query' | 'form' | 'json' | null;
  takes: Readonly<Record<string, string>>;
  gives: readonly string[];
};

type Made = {
  tools: Tool[];
  endpoints: Endpoint[];
  errors: { status: number; code: string; sentence: string; isOfWrites: boolean }[];
  operations: (Omit<Operation, 'query' | 'body'> & Partial<Pick<Operation, 'query' | 'body'>>)[];
};
const { operations: all, ...beside } = made as unknown as Made;

const operations = all.map((one): Operation => ({ query: {}, body: null, ...one }));
/** What stands beside the addresses. */
export const { tools, endpoints } = beside;
/** The refusals that every address has, or every write, by their status. */
export const { errors } = beside;

export type Group = { resource: ScopeResource | 'me'; operations: Operation[] };
const resourceOf = ({ scope }: Operation) => scope?.slice(0, scope.indexOf(':')) ?? 'me';

/** The addresses by what they are about, in the order of the scopes. */
export const reference: readonly Group[] = (['me', ...scopeResources] as const)
  .map((resource) => ({ resource, operations: operations.filter((one) => resourceOf(one) === resource) }))
  .filter(({ operations: some }) => some.length > 0);

/** Where a group stands on the page. */
export const anchorOf = ({ resource }: Group): string => `api-${resource}`;
