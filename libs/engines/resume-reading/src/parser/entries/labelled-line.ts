import type { EntryBuilder } from '../entry-builder';
import { toolsLabel, type Unit } from './section-units';

/** Takes a line that says itself what it contains, "Technologies: …" or a bare address; returns false for any other. */
export function addLabelledLine(builder: EntryBuilder, { passage }: Unit): boolean {
  const label = toolsLabel(passage.text);
  if (label > 0) {
    const skills = passage.slice(label).split(/\s*[,;|•·]\s*/g);
    builder.list(
      'skills',
      skills.map((skill) => skill.trim('. ')),
      0.85,
      'labelled list',
    );
    return true;
  }
  if (!/^(?:https?:\/\/|www\.)\S+$/i.test(passage.text)) return false;
  builder.text('url', passage, 0.9, 'address');
  return true;
}
