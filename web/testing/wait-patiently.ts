import type { Config } from '@testing-library/react';

/** Beside other load a second is too short to see what a component does after an answer. */
const patience: Partial<Config> = { asyncUtilTimeout: 10_000 };

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure(patience);
}
