import type { Plugin } from 'vite';

/** Calls without side effects, under the names by which the package imports React. */
const MAKING = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
const NAMES = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the build drop the parts of react-router that the page does not use. The package does not mark the creation of components as
 * free of side effects, and sets names that only developers need, so all components would stay in the first script.
 */
export function bareRouterPlugin(): Plugin {
  return {
    name: 'kkini-bare-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({
        code: code.replace(MAKING, '= /* @__PURE__ */ $1').replace(NAMES, ''),
        map: null,
      }),
    },
  };
}
