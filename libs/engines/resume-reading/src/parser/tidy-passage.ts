import type { Passage } from './passage';

const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/** A passage without separators at its edges; brackets are removed only if they do not match. */
export function tidyPassage(passage: Passage): Passage {
  const trimmed = passage.trim(',;|·•–—-: ');
  const open = count(trimmed.text, /[([]/g);
  const isBalanced = open === count(trimmed.text, /[)\]]/g) && !/^[([]\s*[)\]]?$/.test(trimmed.text);
  if (isBalanced && !/^\([^()]*\)$/.test(trimmed.text)) return trimmed;
  return trimmed.trim(',;|·•–—-: ()[]');
}
