/** What a stored file is by its content. `text`: plain text, pasted. */
export const fileKinds = ['pdf', 'docx', 'linkedin-archive', 'json-resume', 'text'] as const;
export type FileKind = (typeof fileKinds)[number];

/** The ways in: what a person says a file is when they send it. `resume` is the drop zone (PDF and DOCX, SPEC section 5). */
export const importSources = ['resume', 'linkedin-archive', 'json-resume', 'text'] as const;
export type ImportSource = (typeof importSources)[number];

/** What came by each of the other ways in has the kind of that name. */
export const isOtherSource = (kind: FileKind | ImportSource): kind is Exclude<ImportSource, 'resume'> =>
  kind === 'linkedin-archive' || kind === 'json-resume' || kind === 'text';
