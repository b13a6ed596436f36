/** What a tab is about. */
export function PanelHead({ title, text }: { title: string; text: string }) {
  return (
    <div className="mb-5">
      <h2 className="section-title">{title}</h2>
      <p className="mt-1 max-w-[60ch] text-ink-2">{text}</p>
    </div>
  );
}
