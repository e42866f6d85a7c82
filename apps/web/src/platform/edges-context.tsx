import { createContext, type ReactNode, use } from 'react';
import type { Edges } from './edges.ts';

type EdgesProviderProps = { readonly edges: Edges; readonly children: ReactNode };

export function EdgesProvider({ edges, children }: EdgesProviderProps) {
  return <EdgesContext value={edges}>{children}</EdgesContext>;
}

export function useEdges(): Edges {
  const edges = use(EdgesContext);
  if (!edges) throw new Error('EdgesProvider is missing');
  return edges;
}

const EdgesContext = createContext<Edges | null>(null);
