import type { ResumeTemplate } from '@folia/contracts/resume-document';

const asides: Partial<Record<ResumeTemplate, { x: number; fill: string }>> = {
  column: { x: 0, fill: '#e3efe6' },
  margin: { x: 14, fill: '#f5f3ee' },
  harbour: { x: 0, fill: '#1f3a5f' },
};

/** A template in miniature: a sheet with its lines, its aside or its band. */
export function TemplateSketch({ template }: { template: ResumeTemplate }) {
  const aside = asides[template];
  const from = aside?.x === 0 ? 9 : 3;
  const to = aside ? (aside.x === 0 ? 18 : 12) : 17;
  return (
    <svg aria-hidden="true" viewBox="0 0 20 26" className="h-[26px] w-5 shrink-0 rounded-[2px] shadow-[0_0_0_1px_var(--line-strong)]">
      <rect width="20" height="26" fill="#fff" />
      {aside ? <rect x={aside.x} width="6" height="26" fill={aside.fill} /> : null}
      {template === 'signal' ? <rect width="20" height="3" fill="#1d5fd1" /> : null}
      <path d={`M${template === 'classic' ? 6 : from} 6H${template === 'classic' ? 14 : to - 2}`} stroke="#222" strokeWidth="1.6" />
      <path d={[10, 13, 16, 19, 22].map((y) => `M${from} ${y}H${to}`).join('')} stroke="#999" strokeWidth={template === 'compact' ? 1.3 : 0.8} />
    </svg>
  );
}
