import { rpc } from '../rpc';
import { writtenFile } from '../tailored-resume/shapes';
import { generalResume, generalResumeFileName, generalResumeQuery } from './shapes';

/** The caller's own. It belongs to no job and costs no unit. */
export const getGeneralResume = rpc('ai.general-resume.get', {
  access: 'owner',
  input: generalResumeQuery,
  output: generalResume,
  idempotent: true,
  timeoutMs: 25_000,
});
/** Writes one of its files. Throws NOT_FOUND for a page that does not exist. */
export const writeGeneralResume = rpc('ai.general-resume.write', {
  access: 'owner',
  input: generalResumeQuery.extend({ name: generalResumeFileName }),
  output: writtenFile,
  idempotent: true,
  timeoutMs: 25_000,
});
