import { shortestSearch } from '@folia/contracts/limits';
import { useEffect, useState } from 'react';

/** spec section 5: a request is sent after this long without typing. */
const pauseMs = 300;

/** Whether a text is long enough for the server to be asked (spec section 5). */
export const isLongEnough = (text: string): boolean => [...text].length >= shortestSearch;

/** What the server is asked while somebody types: the text after a pause; empty until then and while it is too short. */
export function useAsked(text: string): string {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return isLongEnough(asked) ? asked : '';
}
