import type { TailoredSkill } from '@folia/contracts/tailored-resume/tailor-made';
import { Check, Plus } from 'lucide-react';
import type { FinishedResume } from '../finished-resume';
import { texts } from '../texts';
import type { ResumeChange } from '../use-change-resume';
import { Effect } from './effect';

const words = texts.changes;

/** The skills in order; pressing one puts it in or leaves it out. */
export function SkillChanges({ resume, isFrozen, onChange }: { resume: FinishedResume; isFrozen: boolean; onChange: (change: ResumeChange) => void }) {
  const { skills } = resume.result.tailoring;
  if (skills.length === 0) return null;
  const isShown = ({ text, shown }: TailoredSkill) => resume.choices.skills[text] ?? shown;
  const toggle = (skill: TailoredSkill) =>
    onChange({
      choices: (now) => {
        const { [skill.text]: before, ...rest } = now.skills;
        return { ...now, skills: before === undefined ? { ...rest, [skill.text]: !skill.shown } : rest };
      },
    });
  return (
    <section className="mt-6">
      <h3 className="text-xs text-ink-3">{words.skills}</h3>
      <p className="text-[0.8125rem] text-ink-3">{words.skillsHint}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {skills.map((skill) => (
          <li key={skill.text}>
            <button
              type="button"
              aria-pressed={isShown(skill)}
              disabled={isFrozen}
              title={texts.reason(skill.why)}
              onClick={() => toggle(skill)}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-s border border-line px-2.5 text-start text-[0.8125rem] text-ink-3 aria-pressed:border-line-field aria-pressed:text-ink md:pointer-fine:min-h-7.5 [overflow-wrap:anywhere]"
            >
              {isShown(skill) ? <Check aria-hidden="true" className="size-3.5 text-leaf" /> : <Plus aria-hidden="true" className="size-3.5" />}
              {skill.text}
              <Effect part="skills" name={skill.text} isShown={isShown(skill)} isAlone />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
