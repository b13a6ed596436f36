// What every browser has and jsdom lacks. Specs that run in node are left alone.
if (typeof window !== 'undefined') {
  const { TextDecoder, TextEncoder } = require('node:util');
  globalThis.TextEncoder ??= TextEncoder;
  globalThis.TextDecoder ??= TextDecoder;
  window.matchMedia ??= (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
  // A part in a script of its own is compiled when it is first asked for, which takes a busy machine more than the second that is waited.
  require('@testing-library/react').configure({ asyncUtilTimeout: 10_000 });
}
