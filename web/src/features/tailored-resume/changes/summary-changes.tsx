import { Switch } from '../../../ui/switch';
import type { FinishedResume } from '../finished-resume';
import { texts } from '../texts';
import type { ResumeChange } from '../use-change-resume';

const words = texts.changes;

/** The summary as it reads today, and what each of its sentences is made of. */
export function SummaryChanges({ resume, isFrozen, onChange }: { resume: FinishedResume; isFrozen: boolean; onChange: (change: ResumeChange) => void }) {
  const { tailoring, summary } = resume.result;
  if (tailoring.summary.length === 0) return null;
  const { sentences } = resume.choices;
  const show = (place: number, shown: boolean) =>
    onChange({
      choices: (now) => {
        const { [place]: _before, ...rest } = now.sentences;
        return { ...now, sentences: shown ? rest : { ...rest, [place]: false } };
      },
    });
  return (
    <section className="mt-4">
      <h3 className="text-xs text-ink-3">{words.summary}</h3>
      {summary ? <p className="mt-1 font-serif text-[1.0625rem] [overflow-wrap:anywhere]">{summary}</p> : null}
      <ul className="mt-1">
        {tailoring.summary.map((sentence, place) => {
          const key = `${place}-${sentence.kind}`;
          return (
            <li key={key} className="flex items-center justify-between gap-4 py-1 text-[0.8125rem] text-ink-3">
              {words.sentence(sentence.kind)}
              <Switch
                hideLabel
                label={words.sentenceShown(sentence.kind, place)}
                checked={sentences[place] !== false}
                disabled={isFrozen}
                onChange={(shown) => show(place, shown)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
