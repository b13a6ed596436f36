/** Limits of one document. A document beyond them is refused with a sentence, never read in part without saying so. */
export const maxResumePages = 50;
export const maxLineLength = 2000;
export const maxLines = 20_000;
export const maxSkills = 500;
export const maxEntries = 400;
export const maxReadMs = 10_000;
/** The image of a page, or the view of a Word document, may take this long. */
export const maxShowMs = 4000;
/** The reading process is stopped here, so that a jump between two looks at its memory stays below 512 MB. */
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
