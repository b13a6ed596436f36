import './watermark.css';

/** Enough copies of a short text to cover a large screen. */
const copies = 240;

/** Who this page was opened for, across the whole window and on paper. Nobody is read it, and nothing can be pressed less because of it. */
export function Watermark({ text }: { text: string }) {
  return (
    <div aria-hidden="true" className="watermark">
      <p>{`${text}\u2003\u2003`.repeat(copies)}</p>
    </div>
  );
}
