// The command `npm test`. Reads like old JavaScript so that an old Node can say that it is too old.

import { requireNode } from '../start/node-version.mjs';

requireNode();
void import('./test-everything.mjs').then(function (module) {
  return module.testEverything();
});
