import type { Finding } from '@parvis/contracts/content/checks/finding.ts';
import { useState } from 'react';
import type { Part } from '../page-editor/part.ts';

/** Returns the finding that an open form leads to, and the function that opens its part. */
export function useSeek(part: Part, choose: (part: Part) => void) {
  const [sought, setSought] = useState<Finding>();
  const seek = (finding: Finding) => {
    choose(finding.part);
    // A new object each time: the same finding may be sought again.
    setSought({ ...finding });
  };
  return { sought: sought?.part === part ? sought : undefined, seek };
}
