import type { ItemKind } from '@folia/contracts/item/fields';

const works: readonly (readonly [RegExp, readonly ItemKind[]])[] = [
  [/^(?:[\p{L}-]+ ){0,3}(?:publications?|papers|articles|publikationen|publicaciones)(?: (?:in|at|record|list).*)?$/iu, ['publication']],
  [/^(?:[\p{L}-]+ ){0,2}(?:patents?|patente|brevets?|patentes|patent filings?)$/iu, ['patent']],
  [/^(?:(?:conference|public|invited) )?(?:talks|conference speaking|speaking at (?:[\p{L}-]+ ){0,2}conferences)$/iu, ['talk']],
];

/** "Publications in peer-reviewed journals", "granted patents": kinds of items that are evidence by themselves; empty for all other names. */
export const kindsNamed = (name: string): readonly ItemKind[] => works.flatMap(([words, kinds]) => (words.test(name) ? kinds : []));
