import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { SurveyState, SurveyStore } from './survey-store.ts';

type SurveyProviderProps = { readonly store: SurveyStore; readonly children: ReactNode };

export function SurveyProvider({ store, children }: SurveyProviderProps) {
  return <SurveyContext value={store}>{children}</SurveyContext>;
}

/** The store itself, for its actions. */
export function useSurveyStore(): SurveyStore {
  const store = use(SurveyContext);
  if (!store) throw new Error('SurveyProvider is missing');
  return store;
}

export function useSurvey<Part>(select: (state: SurveyState) => Part): Part {
  return useStore(useSurveyStore(), select);
}

const SurveyContext = createContext<SurveyStore | null>(null);
