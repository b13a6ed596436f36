// What every browser has and jsdom lacks. Specs that run in node are left alone.
if (typeof window !== 'undefined') {
  const { TextDecoder, TextEncoder } = require('node:util');
  globalThis.TextEncoder ??= TextEncoder;
  globalThis.TextDecoder ??= TextDecoder;
  performance.getEntriesByType ??= () => [];
  window.matchMedia ??= (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
}
