import { fileRefusal, forSource } from '@folia/contracts/file-refusals';
import { maxTrialBytes } from '@folia/contracts/resume-trial/limits';
import type { TriedResume } from '@folia/contracts/resume-trial/shapes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error';
import { forgetTrial, type KeptTrial, keepTrial, keptTrial } from '../../lib/trials';
import { uploadFile } from '../../lib/upload';
import { trialTexts as texts } from './trial-texts';

/** `seconds`: until it is sent again by itself, because members come first. `isSpent`: nothing is wrong with the file, and another would fare no better. */
export type Trial =
  | { at: 'opening' }
  | { at: 'sending'; percent: number }
  | { at: 'waiting'; seconds: number }
  | { at: 'refused'; sentence: string; mayRepeat: boolean; maySignIn: boolean; isSpent?: true }
  | { at: 'read'; kept: KeptTrial };

type Refused = Extract<Trial, { at: 'refused' }>;

/** Why there is no need to send a file, or null. The server looks at its content. */
function refusalOfFile({ name, size }: File): Refused | null {
  const code = !/\.(?:pdf|docx)$/i.test(name) ? 'FILE_TYPE_UNSUPPORTED' : size === 0 ? 'FILE_EMPTY' : size > maxTrialBytes ? 'FILE_TOO_LARGE' : null;
  return code && { at: 'refused', sentence: forSource(fileRefusal[code], code, 'resume-trial'), mayRepeat: false, maySignIn: code === 'FILE_TOO_LARGE' };
}

function refusalOf(error: unknown): Refused {
  if (!(error instanceof ApiError)) return { at: 'refused', sentence: texts.connection, mayRepeat: true, maySignIn: false };
  const { code, details, message, status } = error;
  const seconds = Number(details.retryAfter ?? 0);
  if (code === 'TRIAL_USED') return { at: 'refused', sentence: texts.used(seconds), mayRepeat: false, maySignIn: true, isSpent: true };
  if (code === 'TOO_MANY_REQUESTS') return { at: 'refused', sentence: texts.network(seconds), mayRepeat: false, maySignIn: true, isSpent: true };
  return { at: 'refused', sentence: message, mayRepeat: status >= 500, maySignIn: code === 'FILE_TOO_LARGE' };
}

/** Sends a resume to be read once, or opens what this tab keeps if there is none. `onGone`: its hour is over. */
export function useTrial(file: File | null, onGone: () => void) {
  const [trial, setTrial] = useState<Trial>({ at: 'opening' });
  const running = useRef<AbortController | null>(null);
  const gone = useEffectEvent(onGone);

  const open = async ({ signal }: AbortController) => {
    const kept = await keptTrial();
    if (signal.aborted) return;
    if (kept?.reading) setTrial({ at: 'read', kept });
    else onGone();
  };
  const send = async (sent: File, { signal }: AbortController) => {
    const show = (next: Trial) => signal.aborted || setTrial(next);
    const refused = refusalOfFile(sent);
    if (refused) return show(refused);
    show({ at: 'sending', percent: 0 });
    try {
      const reading = await uploadFile<TriedResume>('/resume-trial', sent, { onProgress: (percent) => show({ at: 'sending', percent }), signal });
      if (!signal.aborted) show({ at: 'read', kept: await keepTrial(sent, reading) });
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === 'READERS_BUSY';
      show(isBusy ? { at: 'waiting', seconds: Number(error.details.retryAfter ?? 5) } : refusalOf(error));
    }
  };
  const begin = (chosen: File | null) => {
    running.current?.abort();
    running.current = new AbortController();
    void (chosen ? send(chosen, running.current) : open(running.current));
  };
  const again = () => begin(file);
  const begun = useEffectEvent(begin);
  useEffect(() => {
    begun(file);
    return () => running.current?.abort();
  }, [file]);

  const repeat = useEffectEvent(again);
  const secondsLeft = trial.at === 'waiting' ? trial.seconds : null;
  useEffect(() => {
    if (secondsLeft === null) return;
    const timer = setTimeout(() => (secondsLeft > 1 ? setTrial({ at: 'waiting', seconds: secondsLeft - 1 }) : repeat()), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  const until = trial.at === 'read' ? trial.kept.until : null;
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => void forgetTrial().then(gone), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return { trial, again };
}
