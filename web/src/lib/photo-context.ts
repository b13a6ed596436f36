import { createContext, useContext } from 'react';

/** Lets people change their own photo; guests see the sign-in. `onChanged` runs when the photo was replaced or removed. */
export type ChangePhoto = (onChanged?: () => unknown) => void;

export const PhotoContext = createContext<ChangePhoto>(() => {});
export const useChangePhoto = () => useContext(PhotoContext);
