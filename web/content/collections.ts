import { z } from 'zod';

const titled = { title: z.string().min(3).max(70), description: z.string().min(40).max(160), keywords: z.array(z.string().min(2)).default([]) };

/** Where a figure or a claim of a post comes from: a page as it was opened on a day, or a file of ours with the command that measures it; and its very sentence. */
const source = z.union([
  z.strictObject({ title: z.string().min(3), address: z.url(), opened: z.iso.date(), sentence: z.string().min(10) }),
  z.strictObject({ title: z.string().min(3), file: z.string().min(3), command: z.string().startsWith('npm ').optional(), sentence: z.string().min(10) }),
]);

/** The Markdown that people read, by its folder here, and what its front matter must say. */
export const collections = {
  posts: z.strictObject({
    ...titled,
    published: z.iso.date(),
    modified: z.iso.date().optional(),
    /** Among the posts of one day. */
    order: z.int().default(0),
    author: z.string().min(2).default('The Folia team'),
    section: z.string().min(3),
    tags: z.array(z.string().min(2)).min(1).max(6),
    sources: z.array(source).default([]),
  }),
  help: z.strictObject({
    ...titled,
    group: z.string().min(3),
    order: z.int(),
    questions: z.array(z.string().min(5)).default([]),
    /** What people ask in their own words, one to a line. It is searched and shown nowhere. */
    asked: z.string().default(''),
  }),
  legal: z.strictObject({ ...titled, effective: z.iso.date() }),
} as const;

export type CollectionName = keyof typeof collections;
export type Meta<Name extends CollectionName> = z.infer<(typeof collections)[Name]>;
