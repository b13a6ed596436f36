export type Place = { start: number; end: number };

/** Finds a skill's name in texts, with the exact letters and as a whole word. */
export function skillFinder(name: string): (text: string) => Place | null {
  const skill = name.trim();
  if (!skill) return () => null;
  // "Go", "Excel" and "Swift" are also ordinary words, so a single capitalised word must be spelled as in the skill.
  const exactCase = !/\s/.test(skill) && skill !== skill.toLowerCase();
  const words = skill.split(/\s+/).map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  // Not inside a longer word or name: C is not in C++, C# or Objective-C, Java not in JavaScript, Node not in Node.js.
  const before = '(?<![\\p{L}\\p{N}_#+]|[\\p{L}\\p{N}][.-])';
  const after = '(?![\\p{L}\\p{N}_#+]|[.&-][\\p{L}\\p{N}])';
  const pattern = new RegExp(before + words.join('[\\s\\u00a0]+') + after, exactCase ? 'u' : 'iu');
  return (text) => {
    const match = pattern.exec(text);
    return match && { start: match.index, end: match.index + match[0].length };
  };
}
