import { useNavigate } from 'react-router-dom';
import { ownPath } from '../../lib/own-path';
import { storageKeys, takeStored } from '../../lib/storage';

/** Goes back to the screen whose meter was spent, once, and tells it by `goesOn` that there are units now; answers whether somebody came from one. */
export function useGoBack() {
  const navigate = useNavigate();
  return () => {
    const path = takeStored('sessionStorage', storageKeys.cameFrom);
    if (path) void navigate(ownPath(path), { state: { goesOn: true } });
    return path !== null;
  };
}
