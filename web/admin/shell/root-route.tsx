import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { Frame } from './frame.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { whoAmI } from './session.ts';

interface RouterContext {
  readonly queryClient: QueryClient;
}

/** The root route: the frame of all screens, for signed-in users. */
export const root = createRootRouteWithContext<RouterContext>()({
  component: Frame,
  notFoundComponent: NotFoundScreen,
  loader: async ({ context, location }) => {
    const account = await context.queryClient.ensureQueryData(whoAmI);
    if (account.lacksSecondFactor && location.pathname !== '/admin/account')
      throw redirect({ to: '/admin/account' });
    return account;
  },
});
