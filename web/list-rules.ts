import type { SheetRule } from '@folia/contracts/page';
import postcss, { type ChildNode } from 'postcss';
import type { Plugin } from 'vite';

const sign = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)|\[(data-(?:look|accent|part)=[\w-]+)\]|\\.|[()]/gi;
const unescaped = (name: string) => name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code, letter) => letter ?? String.fromCodePoint(Number.parseInt(code, 16)));

/**
 * The classes of a selector, and what it asks of attributes that only the server writes; outside parentheses: what stands within (`:not(.a)`, `:is(.a, .b)`)
 * need not be there for it to match.
 */
function needsOf(selector: string): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const [text, name, attribute] of selector.matchAll(sign)) {
    if (text === '(') depth++;
    else if (text === ')') depth--;
    else if (depth === 0 && name) found.push(unescaped(name));
    else if (depth === 0 && attribute) found.push(attribute);
  }
  return found;
}

/** What may stand alone, such as `@font-face`, has no rules in it that are chosen from. */
const groups = /^(media|supports|layer|container)$/;

function listOf(node: ChildNode): SheetRule {
  if (node.type === 'rule') return { css: node.toString(), needs: node.selectors.map(needsOf) };
  if (node.type === 'atrule' && node.nodes && groups.test(node.name)) return { css: `@${node.name} ${node.params}`, rules: node.nodes.map(listOf) };
  return { css: node.type === 'atrule' && !node.nodes ? `${node};` : node.toString() };
}

/** The rules of a sheet one by one, so that a rendered page can be given those alone that it uses. */
export const listRules = (css: string): SheetRule[] => postcss.parse(css).nodes.map(listOf);

/** Writes the rules of these sheets beside the manifest, where no browser finds them. */
export function listRulesOf(...sheets: readonly string[]): Plugin {
  return {
    name: 'folia-list-rules',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const sheet of sheets) {
          const file = Object.values(bundle).find((one) => one.type === 'asset' && one.names.includes(`${sheet}.css`));
          if (file?.type !== 'asset') return this.error(`the sheet ${sheet} is not among what is built`);
          this.emitFile({ type: 'asset', fileName: `.vite/${sheet}.rules.json`, source: JSON.stringify(listRules(String(file.source))) });
        }
      },
    },
  };
}
