/** The colours a page may have; leaf, the first, is the default. Their values are in the web's accents.css. */
export const accents = ['leaf', 'sea', 'iris', 'rose', 'clay', 'stone'] as const;
export type Accent = (typeof accents)[number];
