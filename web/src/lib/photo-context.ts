import { createContext, useContext } from 'react';

/** Starts a change of one's own photo; a guest is shown the sign-in. `onChanged` runs when another photo, or none, is there. */
export type ChangePhoto = (onChanged?: () => unknown) => void;

export const PhotoContext = createContext<ChangePhoto>(() => {});
export const useChangePhoto = () => useContext(PhotoContext);
