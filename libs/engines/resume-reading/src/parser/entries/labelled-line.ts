import type { EntryBuilder } from '../entry-builder';
import { labelled } from './entry-labels';
import type { Unit } from './section-units';

/** Takes a line that says itself what it contains, "Technologies: …" or a bare address; returns false for any other. */
export function addLabelledLine(builder: EntryBuilder, { passage }: Unit): boolean {
  const label = labelled.exec(passage.text);
  if (label) {
    const skills = passage.slice(label[0].length).split(/\s*[,;|•·]\s*/g);
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
