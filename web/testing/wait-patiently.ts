// A module, so that it can wait for what it imports.
export {};

/** Beside other load a second is too short to see what a component does after an answer. */
const patienceMs = 10_000;

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patienceMs });
}
