// The command `npm start`. Written in old JavaScript so that an outdated Node can report that it is too old.

import { requireNode } from './node-version.mjs';

requireNode();
void import('./start-parvis.mjs').then(function (module) {
  return module.startParvis();
});
