import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UploadsProvider } from '../library/upload/uploads-provider.tsx';
import { InterfaceLanguageProvider } from '../shell/interface-language.tsx';
import { NoticesProvider } from '../shell/notices.tsx';

/** Renders part of the back-office in English, with a router that has the editor's address. */
export function renderScreen(screen: ReactNode) {
  localStorage.setItem('parvis.interface-language', 'en');
  const root = createRootRoute();
  const here = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <UploadsProvider>{screen}</UploadsProvider>,
  });
  const editor = createRoute({
    getParentRoute: () => root,
    path: '/admin/content/$kind/$id/edit',
    component: () => <p>The editor</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([here, editor]),
    history: createMemoryHistory(),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={queryClient}>
      <InterfaceLanguageProvider>
        <NoticesProvider>
          <RouterProvider router={router} />
        </NoticesProvider>
      </InterfaceLanguageProvider>
    </QueryClientProvider>,
  );
}
