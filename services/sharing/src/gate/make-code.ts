import { createHmac } from 'node:crypto';

/** What a code opens, and for whom: in any other place it is another code. */
export type CodeOf = { readonly id: string; readonly gate: Buffer; readonly linkId: string; readonly keyVersion: number; readonly address: string };

const digits = 6;

/**
 * The six digits that are sent to an address: an HMAC with the gate's key over all that the code is bound to, shortened as in RFC 4226 (5.3). So nothing is
 * kept that it could be read from, and the e-mail can be written from its row.
 */
export function makeCode(key: string, { id, gate, linkId, keyVersion, address }: CodeOf): string {
  const bound = ['link-code', id, gate.toString('hex'), linkId, keyVersion, address].join('\n');
  const mac = createHmac('sha256', key).update(bound).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0');
}
