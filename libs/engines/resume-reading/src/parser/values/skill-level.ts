const level =
  /^(?:expert|advanced|intermediate|beginner|basic|novice|proficient|competent|familiar|master|excellent|good|very good|fundamentals?|experienced|skilled|sehr gut|gut|grundkenntnisse|fortgeschritten|experte|anfänger|avancé|intermédiaire|débutant|expert(?:e)?|avanzado|intermedio|básico|experto|\d{1,2}\+?\s?(?:years?|yrs?|jahre|ans|años)(?: of experience)?|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2})$/i;

/** Whether a text says how well something is known and nothing else: "Advanced", "6 years", "90 %", "Grundkenntnisse". */
export function isSkillLevel(text: string): boolean {
  return level.test(text.trim());
}
