import { posts } from '../../../content/posts';

export type Post = (typeof posts)[number];

/** The newest first; those of one day in the order they were given. */
export const listedPosts: readonly Post[] = [...posts].sort((a, b) => b.meta.published.localeCompare(a.meta.published) || a.meta.order - b.meta.order);

/** The day on which a post was last changed, as YYYY-MM-DD. */
export const changedOn = ({ meta }: Post): string => meta.modified ?? meta.published;

export const findPost = (slug: string | undefined): Post | null => listedPosts.find((post) => post.slug === slug) ?? null;

/** Up to three others that share tags with it, those that share most first. */
export function relatedPosts(post: Post): Post[] {
  const shared = (other: Post) => other.meta.tags.filter((tag) => post.meta.tags.includes(tag)).length;
  return listedPosts
    .filter((other) => other !== post && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, 3);
}

/** The posts before and after it in the list. */
export function neighbours(post: Post): { previous: Post | null; next: Post | null } {
  const place = listedPosts.indexOf(post);
  return { previous: listedPosts[place - 1] ?? null, next: listedPosts[place + 1] ?? null };
}
