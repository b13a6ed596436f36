import type { SheetRule } from '@folia/contracts/page';

const entities: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };

/** All classes of this markup, which the server's half of the web wrote, and those of its attributes that rules ask for. */
function namesIn(markup: string): Set<string> {
  const classes = new Set(Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names));
  const attributes = Array.from(markup.matchAll(/ (data-(?:look|accent|part))="([^"]*)"/g), ([, name, value]) => `${name}=${value}`);
  return new Set([
    ...attributes,
    ...[...classes].flatMap((names) => names.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity).split(' ')),
  ]);
}

function write(rules: readonly SheetRule[], present: ReadonlySet<string>): string {
  let css = '';
  for (const rule of rules) {
    if (rule.rules) {
      const inner = write(rule.rules, present);
      // A layer without a rule keeps its place: which one wins is settled by the first sheet that names them.
      if (inner || rule.css.startsWith('@layer ')) css += `${rule.css}{${inner}}`;
    } else if (!rule.needs || rule.needs.some((names) => names.every((name) => present.has(name)))) css += rule.css;
  }
  return css;
}

/** The rules of a sheet that can match something in a document, in their order. What a script adds later has to bring the whole sheet. */
export const usedRules = (rules: readonly SheetRule[], markup: string): string => write(rules, namesIn(markup));
