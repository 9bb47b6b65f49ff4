import { installationEndpoints } from '@parvis/contracts/operations/installation-endpoints.ts';
import type { FirstStep } from '@parvis/contracts/site-settings/first-steps.ts';
import { Link } from '@tanstack/react-router';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../pages/pages.module.css';
import { callEndpoint } from '../requests/call-endpoint.ts';
import { useCommand } from '../requests/use-command.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import own from './first-steps.module.css';
import { type FirstStepsRead, saveSkipped } from './read-first-steps.ts';

/** The screen in which a step is done; none for what is done on the server. */
const screens = {
  name: '/admin/settings',
  brand: '/admin/settings',
  address: undefined,
  mail: undefined,
  people: '/admin/users',
  home: '/admin/pages',
  menus: '/admin/menus',
  legal: '/admin/legal-pages',
  content: '/admin/content-imports',
  offers: '/admin/offers/feeds',
  backup: undefined,
} as const satisfies Record<FirstStep, string | undefined>;

interface FirstStepRowProps {
  readonly step: FirstStep;
  readonly read: FirstStepsRead;
  readonly refresh: () => Promise<void>;
}

/** A step: where it is done, why, whether it is, and whether this site does without. */
export function FirstStepRow({ step, read, refresh }: FirstStepRowProps) {
  const intl = useIntl();
  const { run, busy } = useCommand(refresh);
  const isDone = read.done[step];
  const isSkipped = !isDone && read.settings.skippedSteps.includes(step);
  const name = intl.formatMessage({ id: `first-steps.step.${step}` });
  const screen = screens[step];
  const verb = isSkipped ? 'first-steps.resume' : 'first-steps.skip';
  const unskipped = isDone ? 'first-steps.done' : 'first-steps.open';
  return (
    <tr>
      <td className={styles.title}>
        {screen ? <Link to={screen}>{name}</Link> : <span className={own.name}>{name}</span>}
      </td>
      <td>
        <FormattedMessage id={`first-steps.why.${step}`} />
        {step === 'mail' && <MailTest {...{ read, refresh }} />}
      </td>
      <td className={own.state}>
        <FormattedMessage id={isSkipped ? 'first-steps.skipped' : unskipped} />
      </td>
      <td>
        {!isDone && (
          <Button
            className={`button small ${own.raised}`}
            isDisabled={busy}
            aria-label={`${intl.formatMessage({ id: verb })} ${name}`}
            onPress={() => void run({ send: () => saveSkipped(read.settings, step, !isSkipped) })}
          >
            <FormattedMessage id={verb} />
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Sends a test e-mail to the reader, and says what became of the newest. */
function MailTest({ read, refresh }: Omit<FirstStepRowProps, 'step'>) {
  const intl = useIntl();
  const { language: locale } = useInterfaceLanguage();
  const { run, busy } = useCommand(refresh);
  const { hasServer, test } = read.installation.mail;
  if (!hasServer) return null;
  const send = () => callEndpoint(installationEndpoints.sendTestMail, { body: { locale } });
  const done = () => ({ words: intl.formatMessage({ id: 'first-steps.mail.ordered' }) });
  return (
    <p>
      <Button
        className={`button small ${own.raised}`}
        isDisabled={busy}
        onPress={() => void run({ send, done })}
      >
        <FormattedMessage id="first-steps.mail.send" />
      </Button>{' '}
      {test && (
        <FormattedMessage
          id={`first-steps.mail.${test.state}`}
          values={{ problem: test.problem ?? '' }}
        />
      )}
    </p>
  );
}
