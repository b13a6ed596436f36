import type { RewriteFlaw } from '@folia/contracts/tailor-made';
export function verifyRewrite(_source: { line: string; context: readonly string[] }, _rewrite: string, _job: null): RewriteFlaw[] {
  return [];
}
