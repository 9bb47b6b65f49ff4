// The command `npm test`. Written in old JavaScript, so that it also runs on an outdated Node,
// which it refuses.

import { requireNode } from '../start/node-version.mjs';

requireNode();
void import('./test-everything.mjs').then(function (module) {
  return module.testEverything();
});
