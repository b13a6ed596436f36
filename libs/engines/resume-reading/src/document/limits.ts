/** Limits of one document. A document beyond them is rejected with a message, never read in part without saying so. */
export const maxResumePages = 50;
export const maxLineLength = 2000;
export const maxLines = 20_000;
export const maxSkills = 500;
export const maxEntries = 400;
/**
 * How long a document may keep the processor busy, and how long it may take in all, in milliseconds. The first depends only on the document, however busy the
 * machine is; the second ends a reading that is stuck, and says nothing about the document.
 */
export const readLimits = { cpuMs: 10_000, wallMs: 60_000 };
/** The same for the image of a page or the view of a Word document, which someone is waiting for. */
export const showLimits = { cpuMs: 4_000, wallMs: 8_000 };
/** The reading process is stopped at this size, so that a jump between two memory checks stays below 512 MB. */
export const maxResidentBytes = 400 * 1024 * 1024;
export const maxHeapMegabytes = 320;
export const documentsPerProcess = 100;
export const maxDocumentBytes = 10 * 1024 * 1024;
/** Unpacked size of a Word file, ratio of unpacked to packed, number of parts. */
export const maxUnpackedBytes = 50 * 1024 * 1024;
export const maxUnpackRatio = 200;
export const maxZipEntries = 1000;
export const maxXmlDepth = 256;
export const maxXmlNodes = 250_000;
