/** The colours a page may have in place of leaf, the first; their values stand in the web's accents.css. */
export const accents = ['leaf', 'sea', 'iris', 'rose', 'clay', 'stone'] as const;
export type Accent = (typeof accents)[number];
