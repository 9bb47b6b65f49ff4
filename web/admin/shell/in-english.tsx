import type { ReactNode } from 'react';

/** What the API and other servers say, which is in English whatever the language of the interface. */
export function InEnglish({ children }: { readonly children: ReactNode }) {
  // oxlint-disable-next-line parvis/languages-are-listed -- The API and other servers say it so.
  return <span lang="en">{children}</span>;
}
