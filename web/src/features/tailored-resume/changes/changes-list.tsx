import { sectionName } from '../../../lib/kind-names';
import { Button } from '../../../ui/button';
import type { FinishedResume } from '../finished-resume';
import { texts } from '../texts';
import type { ResumeChange } from '../use-change-resume';
import { Coverage } from './coverage';
import { ItemChange } from './item-change';
import { SkillChanges } from './skill-changes';
import { SummaryChanges } from './summary-changes';

const words = texts.changes;
const noChoices = { items: {}, lines: {}, skills: {}, sentences: {} };

type ChangesListProps = { resume: FinishedResume; isFrozen: boolean; onChange: (change: ResumeChange) => void };

/** Everything the engine chose, dropped, ordered or worded, each with its reason, its source and an undo. */
export function ChangesList({ resume, isFrozen, onChange }: ChangesListProps) {
  const { result, choices } = resume;
  const { tailoring } = result;
  const { letter: _letter, ...ofResume } = choices;
  const isOwn = Object.values(ofResume).some((all) => Object.keys(all).length > 0);
  const items = new Map(result.items.map((item) => [item.id, item]));
  const shownOf = (id: string, chosen: string) => choices.items[id] ?? chosen;
  const left = tailoring.sections.flatMap(({ items: all }) => all.filter(({ itemId, shown }) => items.has(itemId) && shownOf(itemId, shown) === 'dropped'));
  const change = (one: (typeof left)[number]) => {
    const item = items.get(one.itemId);
    return item ? <ItemChange key={one.itemId} tailored={one} item={item} resume={resume} isFrozen={isFrozen} onChange={onChange} /> : null;
  };
  return (
    <section aria-labelledby="changes-title" className="min-w-0">
      <div className="mb-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="changes-title" className="me-auto font-serif text-l font-medium">
          {words.title}
        </h2>
        {isOwn && !isFrozen ? (
          <Button size="sm" look="quiet" onClick={() => onChange({ choices: ({ letter }) => ({ ...noChoices, ...(letter && { letter }) }) })}>
            {words.reset}
          </Button>
        ) : null}
      </div>
      <Coverage analysis={result.analysis} score={result.score.after} isFrozen={isFrozen} />
      {tailoring.model ? <p className="mt-3 text-[0.8125rem] text-ink-3">{texts.model.note(tailoring.model)}</p> : null}
      <SummaryChanges resume={resume} isFrozen={isFrozen} onChange={onChange} />
      {tailoring.sections.map(({ kind, items: all }) => {
        if (kind === 'skill') return <SkillChanges key={kind} resume={resume} isFrozen={isFrozen} onChange={onChange} />;
        const kept = all.filter(({ itemId, shown }) => items.has(itemId) && shownOf(itemId, shown) !== 'dropped');
        return kept.length === 0 ? null : (
          <section key={kind} className="mt-6">
            <h3 className="text-xs text-ink-3">{sectionName(kind)}</h3>
            <ul>{kept.map(change)}</ul>
          </section>
        );
      })}
      {left.length > 0 ? (
        <details className="mt-8 rounded-m bg-surface px-4 py-3">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold md:pointer-fine:min-h-8">{words.dropped(left.length)}</summary>
          <ul>{left.map(change)}</ul>
        </details>
      ) : null}
    </section>
  );
}
