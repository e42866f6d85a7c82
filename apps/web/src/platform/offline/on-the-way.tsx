import { createContext, useContext } from 'react';

const OnTheWay = createContext(false);
export const OnTheWayProvider = OnTheWay.Provider;

/** True while the next screen is on its way and the former one still stands. */
export function useOnTheWay(): boolean {
  return useContext(OnTheWay);
}
