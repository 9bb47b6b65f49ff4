import { signInPath } from '@parvis/contracts/accounts/endpoints.ts';
import type { AuthenticationForm as Form } from '@parvis/contracts/accounts/entry-form.ts';
import { forgottenPasswordPath } from '@parvis/contracts/accounts/link-endpoints.ts';
import type { Viewer } from '@parvis/contracts/site/screens.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import { FormShell } from '../../site/forms/form-shell.tsx';
import { PasskeyOffer } from '../../site/passkeys/passkey-offer.server.tsx';
import { TideChart } from '../../ui/tide-chart/tide-chart.tsx';
import typography from '../../ui/typography.module.css';
import type { Assets } from '../assets.ts';
import { Document } from '../document.tsx';
import { intlForSite, titleOnSite } from '../intl.ts';
import { EntryForm, type EntryFormProps } from './entry-form.tsx';
import styles from './sign-in-document.module.css';

interface SignInDocumentProps extends Omit<EntryFormProps, 'locale'> {
  readonly frame: SiteFrame;
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/** The sign-in screen of the back-office. */
export function SignInDocument({ frame, viewer, assets, ...entry }: SignInDocumentProps) {
  const words = intlForSite(frame.locale, frame);
  const { formatMessage } = words;
  const title = formatMessage({ id: `${entry.form.kind}.title` });
  const headTitle = titleOnSite(words, title);
  return (
    <Document
      frame={frame}
      path=""
      viewer={viewer}
      assets={assets}
      head={{
        title: entry.errors
          ? formatMessage({ id: 'sign-in.error-title' }, { title: headTitle })
          : headTitle,
      }}
    >
      <div className={styles.signIn}>
        <div className={styles.words}>
          <h1 className={typography.title}>{title}</h1>
          <p className={typography.lead}>{formatMessage({ id: formText(entry.form) })}</p>
          {entry.form.kind === 'code' && entry.form.factors.passkey && (
            <PasskeyOffer next={entry.form.next} />
          )}
          {entry.form.kind !== 'link-sent' && (
            <FormShell notSent={formatMessage({ id: 'form.not-sent' })}>
              <EntryForm locale={frame.locale} {...entry} />
            </FormShell>
          )}
          <FurtherLink form={entry.form} words={formatMessage} />
        </div>
        <div className={styles.chart}>
          <TideChart seed="sign-in" format="band" />
        </div>
      </div>
    </Document>
  );
}

interface FurtherLinkProps {
  readonly form: Form;
  readonly words: (message: { readonly id: string }) => string;
}

/** Where else somebody may want to go. */
function FurtherLink({ form, words }: FurtherLinkProps) {
  switch (form.kind) {
    case 'sign-in':
      return <LinkTo path={forgottenPasswordPath} words={words({ id: 'sign-in.forgotten' })} />;
    case 'code': {
      const path = `${signInPath}?next=${encodeURIComponent(form.next)}`;
      return <LinkTo path={path} words={words({ id: 'code.again' })} />;
    }
    case 'forgotten':
    case 'link-sent':
      return <LinkTo path={signInPath} words={words({ id: 'forgotten.back' })} />;
    case 'new-password':
    case 'new-email':
      return null;
  }
}

function LinkTo({ path, words }: { readonly path: string; readonly words: string }) {
  return (
    <p className={styles.further}>
      <a href={path}>{words}</a>
    </p>
  );
}

/** Returns the prompt, which names the account's second factors. */
function formText(form: Form): string {
  if (form.kind !== 'code' || !form.factors.passkey) return `${form.kind}.text`;
  return form.factors.authenticator ? 'code.text-both' : 'code.text-passkey';
}
