import { createContext, useContext } from 'react';

const OnTheWay = createContext(false);
export const OnTheWayProvider = OnTheWay.Provider;

/** True while the next screen loads and the previous one is still shown. */
export function useOnTheWay(): boolean {
  return useContext(OnTheWay);
}
