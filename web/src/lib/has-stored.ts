/** Whether this browser keeps anything of a session (storage.ts): a sign-in, a link's token, a page to return to. */
export function hasStored(): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) => Object.keys(storage).some((key) => key.startsWith('folia')));
  } catch {
    return false;
  }
}
