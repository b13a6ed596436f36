import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

type Described = { headers?: Record<string, { $ref: string }>; content?: Record<string, unknown> };
/** As much of an OpenAPI 3.1 document as the check of answers reads. */
export type OpenapiDocument = {
  paths: Record<string, Record<string, unknown>>;
  components: { headers?: Record<string, { required: boolean; schema: object }> };
};
/** An answer as it came. A body that is not JSON is its text. */
export type SeenAnswer = { method: string; path: string; status: number; header: (name: string) => string | null; body: unknown };

const escaped = (segment: string) => encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'));
const pattern = (path: string) => new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
const wordsIn = (path: string) => path.split('/').filter((segment) => !segment.startsWith('{')).length;

/**
 * Checks answers against an OpenAPI document. What it returns says in sentences how an answer differs: a status, a media type or a shape that the document does
 * not name, or a header that it promises. Empty where it fits, and for addresses that are in no document.
 */
export function answerFaults(document: OpenapiDocument): (answer: SeenAnswer) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats(ajv);
  ajv.addSchema(document, 'api');
  // A word in a path counts before a name that could be anything.
  const paths = Object.keys(document.paths)
    .sort((one, other) => wordsIn(other) - wordsIn(one))
    .map((path) => ({ path, matches: pattern(path) }));

  const faultsOf = (pointer: string, value: unknown): string[] => {
    const validate = ajv.getSchema(`api#${pointer}`);
    if (!validate) return [`nothing stands at ${pointer}`];
    return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
  };

  return ({ method, path: asked, status, header, body }) => {
    const [address = ''] = asked.split('?');
    const way = method === 'HEAD' ? 'get' : method.toLowerCase();
    const found = paths.find(({ path, matches }) => matches.test(address) && document.paths[path]?.[way]);
    if (!found) return [];
    const operation = document.paths[found.path]?.[way] as { responses: Record<string, Described> };
    const described = operation.responses[status];
    const faults: string[] = [];
    if (!described) return [`${method} ${found.path} is answered with ${status}, which is not documented`];
    for (const [name, { $ref }] of Object.entries(described.headers ?? {})) {
      const value = header(name.toLowerCase());
      const known = document.components.headers?.[$ref.slice($ref.lastIndexOf('/') + 1)];
      if (value === null) faults.push(...(known?.required ? [`the header ${name} is missing`] : []));
      else faults.push(...faultsOf(`/components/headers/${escaped(name)}/schema`, value).map((fault) => `the header ${name}${fault}`));
    }
    const medium = header('content-type')?.split(';')[0] ?? '';
    const media = Object.keys(described.content ?? {});
    const isText = typeof body === 'string';
    if (media.length === 0) faults.push(...(isText && body === '' ? [] : ['a body came where none is documented']));
    else if (media.includes('application/octet-stream')) faults.push(...(medium ? [] : ['no media type is named']));
    else if (!media.includes(medium)) faults.push(`the media type ${medium} is not documented`);
    else if (way !== 'head' && method !== 'HEAD') {
      const steps = ['paths', found.path, way, 'responses', String(status), 'content', medium, 'schema'];
      faults.push(...faultsOf(steps.map((step) => `/${escaped(step)}`).join(''), body));
    }
    return faults.map((fault) => `${method} ${found.path} ${status}: ${fault}`);
  };
}
