// The command `npm start`. Reads like old JavaScript so that an old Node can say that it is too old.

import { requireNode } from './node-version.mjs';

requireNode();
void import('./start-parvis.mjs').then(function (module) {
  return module.startParvis();
});
