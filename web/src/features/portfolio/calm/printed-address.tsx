/** On paper nothing can be clicked, so the address is printed after its name. */
export function PrintedAddress({ url, label }: { url: string; label: string }) {
  const address = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return label.includes(address) ? null : <span className="hidden text-ink-3 print:inline"> {address}</span>;
}
