import type { Config } from '@testing-library/react';

/**
 * On a loaded machine, one second is too short for a component to show the effect of a response.
 */
const patience: Partial<Config> = { asyncUtilTimeout: 10_000 };

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure(patience);
}
