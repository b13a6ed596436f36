import { z } from 'zod';
import { rpc } from '../rpc';
import { figures } from './shapes';

/** How many people have a public portfolio; those who are suspended do not count. */
export const countPublicPeople = rpc('portfolio.people-search.count', {
  access: 'guest',
  input: z.strictObject({}),
  output: figures.pick({ people: true }),
  idempotent: true,
});

/** How long imports take. */
export const getImportPace = rpc('ai.resume-import.pace', {
  access: 'guest',
  input: z.strictObject({}),
  output: figures.pick({ importSeconds: true }),
  idempotent: true,
});
