/** What a stored file is, by its content. `text`: plain text, pasted. */
export const fileKinds = ['pdf', 'docx', 'linkedin-archive', 'json-resume', 'text'] as const;
export type FileKind = (typeof fileKinds)[number];

/** The ways in: what a person declares a file to be when they send it. `resume` is the drop zone (PDF and DOCX, SPEC section 5). */
export const importSources = ['resume', 'linkedin-archive', 'json-resume', 'text'] as const;
export type ImportSource = (typeof importSources)[number];

/** Files from each of the other ways in have the kind of the same name. */
export const isOtherSource = (kind: FileKind | ImportSource): kind is Exclude<ImportSource, 'resume'> =>
  kind === 'linkedin-archive' || kind === 'json-resume' || kind === 'text';
