import '../ui/tokens.css';
import '../ui/base.css';
import type { Screen, Viewer } from '@parvis/contracts/site/screens.ts';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Assets } from './assets.ts';
import { ContentDocument } from './screens/content-document.tsx';
import { MissingDocument } from './screens/missing-document.tsx';
import { SignInDocument } from './screens/sign-in-document.tsx';
import { SignInForm, type SignInFormProps } from './screens/sign-in-form.tsx';

/** What answers a request: a whole document, or data for a script or a reader of feeds. */
export interface Rendered {
  readonly status: number;
  /** The media type, as the header says it. */
  readonly type: string;
  readonly body: string;
}

interface Drawn {
  readonly status: number;
  readonly document: ReactElement;
}

function draw(screen: Screen, viewer: Viewer, assets: Assets): Drawn {
  const common = { viewer, assets };
  switch (screen.screen) {
    case 'content':
      return { status: 200, document: <ContentDocument {...screen} {...common} /> };
    case 'not-found':
      return { status: 404, document: <MissingDocument {...screen} {...common} /> };
    case 'gone':
      return { status: 410, document: <MissingDocument {...screen} {...common} /> };
    case 'sign-in':
      return { status: screen.status ?? 200, document: <SignInDocument {...screen} {...common} /> };
  }
}

/** Renders one screen whole, with the HTTP status and the media type to answer it with. */
export function renderScreen(screen: Screen, viewer: Viewer, assets: Assets): Rendered {
  const { status, document } = draw(screen, viewer, assets);
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: `<!DOCTYPE html>${renderToString(document)}`,
  };
}

/** Renders the form of the sign-in screen alone, as it is in the screen. */
export function renderSignInForm(form: SignInFormProps): string {
  return renderToString(<SignInForm {...form} />);
}
