// The command `npm test`. Written in old JavaScript so that an outdated Node can report that it is too old.

import { requireNode } from '../start/node-version.mjs';

requireNode();
void import('./test-everything.mjs').then(function (module) {
  return module.testEverything();
});
