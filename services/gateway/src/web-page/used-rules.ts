import type { SheetRule } from '@folia/contracts/page';

const entities: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };

/** The names of all classes of this markup, which the server's half of the web wrote. */
function classesIn(markup: string): Set<string> {
  const attributes = new Set(Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names));
  return new Set([...attributes].flatMap((names) => names.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity).split(' ')));
}

function write(rules: readonly SheetRule[], classes: ReadonlySet<string>): string {
  let css = '';
  for (const rule of rules) {
    if (rule.rules) {
      const inner = write(rule.rules, classes);
      if (inner) css += `${rule.css}{${inner}}`;
    } else if (!rule.needs || rule.needs.some((names) => names.every((name) => classes.has(name)))) css += rule.css;
  }
  return css;
}

/** The rules of a sheet that can match something in a document, in their order. What a script adds later has to bring the whole sheet. */
export const usedRules = (rules: readonly SheetRule[], markup: string): string => write(rules, classesIn(markup));
