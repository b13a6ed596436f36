import { useEffect, useState } from 'react';

/** False, and true once `ms` have passed. */
export function useLate(ms: number) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return late;
}
