import type { SheetRule } from '@folia/contracts/page';
import postcss, { type ChildNode } from 'postcss';
import type { Plugin } from 'vite';

/** Names of classes outside parentheses: what stands within (`:not(.a)`, `:is(.a, .b)`) need not be there for a selector to match. */
function classesOf(selector: string): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const [sign, name] of selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)|\\.|[()]/gi)) {
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (name && depth === 0)
      found.push(name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code, letter) => letter ?? String.fromCodePoint(Number.parseInt(code, 16))));
  }
  return found;
}

/** What may stand alone, such as `@font-face`, has no rules in it that are chosen from. */
const groups = /^(media|supports|layer|container)$/;

function listOf(node: ChildNode): SheetRule {
  if (node.type === 'rule') return { css: node.toString(), needs: node.selectors.map(classesOf) };
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
