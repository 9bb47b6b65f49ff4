import type { Route } from '../http/route.ts';
import type { EthicsPorts } from './ethics-ports.ts';
import { keyRoutes } from './key-routes.ts';
import { officerRoutes } from './officer-routes.ts';
import { reporterRoutes } from './reporter-routes.ts';
import { suspensionRoutes } from './suspension-routes.ts';
import { threadRoutes } from './thread-routes.ts';

/** Returns the routes of ethics reports, for reporters and officers. */
export function ethicsRoutes(ports: EthicsPorts): readonly Route[] {
  return [
    ...reporterRoutes(ports),
    ...threadRoutes(ports),
    ...keyRoutes(ports),
    ...suspensionRoutes(ports),
    ...officerRoutes(ports),
  ];
}
