import type { Plugin } from 'vite';

/** Calls that only make a value, by the names the package imports React under. */
const MAKING = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
const NAMES = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the build leave out the parts of react-router that the page does not use. The package states neither that making a component
 * has no effect nor that its name is for developers alone, so all components would stay in the first script.
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
