/** The one main landmark of a document, where "Skip to content" and a new screen put the focus. What is the document's own foot stands after it, not in it. */
export const mainLandmark = { id: 'main', tabIndex: -1, className: 'flex flex-1 flex-col' } as const;
