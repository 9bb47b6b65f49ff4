import type { ThirdPartyScript } from '@parvis/contracts/third-parties/scripts.ts';

/** Addresses of the built files, and of the site. */
export interface Assets {
  readonly stylesheets: readonly string[];
  /** The module that hydrates the islands. */
  readonly script: string;
  /** Scheme and host of the public site; canonical addresses are paths without it. */
  readonly origin?: string;
  /** The number of days for which visitors' messages are stored. */
  readonly messageDays?: number;
  /** The scripts of third parties that pages may load. */
  readonly scripts?: readonly ThirdPartyScript[];
  /** Whether these pages load them: only where the content security policy allows it. */
  readonly loadsScripts?: boolean;
}
