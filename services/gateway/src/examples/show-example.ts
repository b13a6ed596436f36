import type { Example } from '@folia/contracts/examples/shapes';
import type { PortfolioView, ViewedItem } from '@folia/contracts/portfolio/shapes';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value : []);
const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const ofKind = (view: PortfolioView, kind: ViewedItem['kind']) => view.items.filter((item) => item.kind === kind).toSorted((a, b) => a.position - b.position);

/** A line of work or of a project that names one of the skills; a line with a figure in it comes first, because it says the most. */
function evidenceIn(view: PortfolioView): Example['evidence'] {
  const skills = ofKind(view, 'skill').map(({ fields }) => textOf(fields.name));
  const lines = [...ofKind(view, 'work'), ...ofKind(view, 'project')].flatMap(({ fields }) => listOf(fields.highlights));
  const found = lines.flatMap((words) => {
    const skill = skills.find((name) => name && new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}+#])`, 'iu').test(words));
    return skill ? [{ skill, words }] : [];
  });
  return found.find(({ words }) => /\d/.test(words)) ?? found[0] ?? null;
}

/** What the page of examples shows of a public portfolio. */
export function showExample(view: PortfolioView): Example {
  const { name, headline, location, photo, look, accent } = view.profile;
  const work = ofKind(view, 'work');
  const position = (work.find(({ fields }) => fields.current === true) ?? work[0])?.fields.position;
  const pictures = [...ofKind(view, 'project'), ...view.items].flatMap(({ media = [] }) => media.filter(({ kind }) => kind === 'photo'));
  const talks = ofKind(view, 'talk').map(({ id, fields }) => ({ id, title: textOf(fields.title), event: textOf(fields.event) }));
  return {
    uname: view.uname,
    ...{ name, headline, location, photo, look, accent },
    position: textOf(position),
    picture: pictures[0] ?? null,
    evidence: evidenceIn(view),
    talks,
  };
}
