import type { Screen, Viewer } from '@parvis/contracts/site/screens.ts';
import { AlertsDocument } from '../site/alerts/alerts-document.server.tsx';
import {
  ContactFormDocument,
  ContactSentDocument,
} from '../site/contact/contact-document.server.tsx';
import { EthicsDocument } from '../site/ethics/ethics-document.server.tsx';
import { OwnDataDocument } from '../site/own-data/own-data-document.server.tsx';
import { AccessibilityDocument } from '../site/statements/accessibility-document.server.tsx';
import { PrivacyDocument } from '../site/statements/privacy-document.server.tsx';
import type { Assets } from './assets.ts';
import type { UnrenderedDocument } from './rendered.ts';
import { ComingDocument, isComing } from './screens/coming-document.tsx';
import { MissingDocument } from './screens/missing-document.tsx';
import { SignInDocument } from './screens/sign-in-document.tsx';

type OwnPage = Extract<
  Screen,
  {
    screen:
      | 'not-found'
      | 'gone'
      | 'contact-form'
      | 'contact-sent'
      | 'own-data'
      | 'privacy'
      | 'accessibility'
      | 'ethics'
      | 'alerts'
      | 'sign-in';
  }
>;

/** Renders the product's own pages: forms, confirmations, statements, and “not found”. */
export function renderOwnPage(
  screen: OwnPage,
  common: { viewer: Viewer; assets: Assets },
): UnrenderedDocument {
  switch (screen.screen) {
    case 'not-found':
      return {
        status: 404,
        document: isComing(screen) ? (
          <ComingDocument {...screen} {...common} />
        ) : (
          <MissingDocument {...screen} {...common} />
        ),
      };
    case 'gone':
      return { status: 410, document: <MissingDocument {...screen} {...common} /> };
    case 'contact-form': {
      const { status = 200, ...form } = screen;
      return { status, document: <ContactFormDocument {...form} {...common} /> };
    }
    case 'contact-sent':
      return { status: 200, document: <ContactSentDocument {...screen} {...common} /> };
    case 'own-data':
      return { status: 200, document: <OwnDataDocument {...screen} {...common} /> };
    case 'privacy':
      return { status: 200, document: <PrivacyDocument {...screen} {...common} /> };
    case 'accessibility':
      return { status: 200, document: <AccessibilityDocument {...screen} {...common} /> };
    case 'ethics':
      return { status: screen.status ?? 200, document: <EthicsDocument {...screen} {...common} /> };
    case 'alerts':
      return { status: screen.status ?? 200, document: <AlertsDocument {...screen} {...common} /> };
    case 'sign-in':
      return { status: screen.status ?? 200, document: <SignInDocument {...screen} {...common} /> };
  }
}
