import { wanted } from './read-facts';
import { type Role, roleOf } from './read-role';

/** What an ad looks for is said early. */
const reach = 3_000;
/** What follows the name of a job: "to join our team", "who has", "with experience". */
const behindName = /\s(?:to|who|that|with|for|in|at|on|pour|qui|para|que|zur?|für)\s.*$/iu;

/**
 * The kind of work of a posting whose title nobody knows: that of whom it says it looks for ("Pressure ulcer prevention assistant … we are looking for a nursing
 * assistant"). The title's own words stay. Pure.
 */
export function kindSought(title: Role, text: string): Role {
  if (title.family !== null) return title;
  for (const [, sought = ''] of text.slice(0, reach).matchAll(new RegExp(wanted, 'giu'))) {
    const { branch, family } = roleOf(sought.replace(behindName, ''));
    if (family !== null) return { ...title, branch, family };
  }
  return title;
}
