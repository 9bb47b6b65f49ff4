import type { SiteFrame, Viewer } from '@parvis/contracts/site/screens.ts';
import { TideChart } from '../../ui/tide-chart/tide-chart.tsx';
import typography from '../../ui/typography.module.css';
import type { Assets } from '../assets.ts';
import { Document } from '../document.tsx';
import { wordsIn } from '../words.ts';
import styles from './sign-in-document.module.css';

interface SignInDocumentProps {
  readonly frame: SiteFrame;
  readonly next: string;
  readonly email: string;
  readonly refusal?: string;
  readonly viewer: Viewer;
  readonly assets: Assets;
}

const refusalId = 'refusal';

/** The way into the back-office: a plain form, which needs no script. */
export function SignInDocument(props: SignInDocumentProps) {
  const { frame, next, email, refusal, viewer, assets } = props;
  const { formatMessage } = wordsIn[frame.locale];
  const title = formatMessage({ id: 'sign-in.title' });
  const headTitle = formatMessage({ id: 'site.title' }, { title });
  return (
    <Document
      frame={frame}
      path=""
      viewer={viewer}
      assets={assets}
      head={{
        title: refusal
          ? formatMessage({ id: 'sign-in.error-title' }, { title: headTitle })
          : headTitle,
      }}
    >
      <div className={styles.signIn}>
        <div className={styles.words}>
          <h1 className={typography.title}>{title}</h1>
          <p className={typography.lead}>{formatMessage({ id: 'sign-in.text' })}</p>
          {refusal ? (
            <Refusal words={refusal} title={formatMessage({ id: 'sign-in.refused' })} />
          ) : null}
          <form method="post" action="/admin/session" className={styles.form}>
            <input type="hidden" name="next" value={next} />
            <Field name="email" type="email" value={email} refused={refusal !== undefined}>
              {formatMessage({ id: 'sign-in.email' })}
            </Field>
            <Field name="password" type="password" refused={refusal !== undefined}>
              {formatMessage({ id: 'sign-in.password' })}
            </Field>
            <button type="submit" className={styles.submit}>
              {formatMessage({ id: 'sign-in.submit' })}
            </button>
          </form>
        </div>
        <div className={styles.chart}>
          <TideChart seed="sign-in" format="band" />
        </div>
      </div>
    </Document>
  );
}

function Refusal({ title, words }: { readonly title: string; readonly words: string }) {
  return (
    <div id={refusalId} className={styles.refusal} role="alert">
      <h2>{title}</h2>
      <p>
        <a href="#email">{words}</a>
      </p>
    </div>
  );
}

interface FieldProps {
  readonly name: 'email' | 'password';
  readonly type: 'email' | 'password';
  readonly value?: string;
  readonly refused: boolean;
  readonly children: string;
}

function Field({ name, type, value, refused, children }: FieldProps) {
  return (
    <p className={styles.field}>
      <label htmlFor={name}>{children}</label>
      <input
        id={name}
        name={name}
        type={type}
        defaultValue={value}
        required
        autoComplete={name === 'email' ? 'username' : 'current-password'}
        aria-invalid={refused || undefined}
        aria-describedby={refused ? refusalId : undefined}
      />
    </p>
  );
}
