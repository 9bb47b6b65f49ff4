import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import './admin.css';
import { createQueryClient } from './requests/query-client.ts';
import { reserveInjectedStyle } from './shell/injected-style.ts';
import { InterfaceLanguageProvider } from './shell/interface-language.tsx';
import { NoticesProvider } from './shell/notices.tsx';
import { createAdminRouter } from './shell/router.tsx';

const place = document.getElementById('admin');
if (place === null) throw new Error('the document has no element #admin');

reserveInjectedStyle(document);
const queryClient = createQueryClient();
const router = createAdminRouter(queryClient);

createRoot(place).render(
  <QueryClientProvider client={queryClient}>
    <InterfaceLanguageProvider>
      <NoticesProvider>
        <RouterProvider router={router} />
      </NoticesProvider>
    </InterfaceLanguageProvider>
  </QueryClientProvider>,
);
