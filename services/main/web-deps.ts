import type { ProjectionEngine } from '@parvis/projections/engine/engine.ts';
import type { Assets } from '@parvis/web/server/assets.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import type { ChangeFeed } from '../changes/change-feed.ts';
import type { ContentArea } from '../content/content-area.ts';
import type { MediaArea } from '../media/media-services.ts';
import type { PastBuilds } from '../site-builds/past-builds.ts';
import type { SourceAddresses } from '../third-parties/sources.ts';
import type { BuiltFiles } from './built-files.ts';
import type { Connections } from './connections.ts';
import type { EditorialArea } from './editorial.ts';
import type { Observability } from './observability.ts';
import type { ServedOffers } from './offers.ts';
import type { People } from './people.ts';

/** The dependencies of the web role. */
export interface WebDeps {
  readonly configuration: Configuration;
  readonly connections: Connections;
  readonly engine: ProjectionEngine;
  readonly accounts: Accounts;
  readonly people: People;
  readonly content: ContentArea;
  readonly media: MediaArea;
  readonly editorial: EditorialArea;
  /** Called with the offers served by this process. */
  readonly offers: ServedOffers;
  /** What changed in public, forwards. */
  readonly changeFeed: ChangeFeed;
  readonly assets: Assets;
  readonly thirdParties: SourceAddresses;
  readonly files: BuiltFiles;
  /** The builds that served visitors until now. */
  readonly builds: PastBuilds;
  readonly clientFolder: string;
  readonly version: string;
  /** Whether it serves before its offers are loaded and its first pages composed. */
  readonly isCold: boolean;
  readonly observability: Observability;
}
