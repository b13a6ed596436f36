/** The documents that feed readers follow, and what they are to a browser. */
export const feeds = {
  rss: { path: '/app/blog/rss.xml', type: 'application/rss+xml' },
  atom: { path: '/app/blog/atom.xml', type: 'application/atom+xml' },
} as const;
