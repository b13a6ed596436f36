/** The kit's own fixed words; everything else comes in by props. */
export const texts = {
  loading: 'Loading...',
  closeDialog: 'Close dialog',
  info: 'Info',
  ok: 'OK',
  undo: 'Undo',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Select it and copy by hand',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  changePhoto: 'Change photo',
  evidence: (number: number) => `Evidence ${number}`,
  readClearly: 'read clearly',
  pleaseCheck: 'please check',
  aGuess: 'a guess',
};
