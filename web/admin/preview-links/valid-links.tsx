import type { PreviewLinkView } from '@parvis/contracts/content/preview-link-endpoints.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageCommand } from '../page-editor/use-page-command.ts';
import { Moment } from '../shell/moment.tsx';
import { revokePreviewLink } from './api/preview-links.ts';

interface ValidLinksProps {
  readonly content: ContentView;
  readonly links: readonly PreviewLinkView[];
}

/** The valid links to a draft: by whom, from when until when, with a button that ends each. */
export function ValidLinks({ content, links }: ValidLinksProps) {
  const intl = useIntl();
  const { run } = usePageCommand(content.id);
  if (links.length === 0)
    return (
      <p>
        <FormattedMessage id="preview-link.none" />
      </p>
    );
  const revoke = (linkId: string) =>
    run({
      send: () => revokePreviewLink(content, linkId),
      done: () => ({ words: intl.formatMessage({ id: 'preview-link.revoked' }) }),
    });
  return (
    <ul aria-label={intl.formatMessage({ id: 'preview-link.list' })}>
      {links.map(({ id, createdBy: by, createdAt, until }) => {
        const at = intl.formatDate(createdAt, { dateStyle: 'long', timeStyle: 'short' });
        const values = { by, at: <Moment at={createdAt} />, until: <Moment at={until} /> };
        return (
          <li key={id}>
            <FormattedMessage id="preview-link.row" values={values} />{' '}
            <Button
              className="button small"
              aria-label={intl.formatMessage({ id: 'preview-link.revoke-one' }, { by, at })}
              onPress={() => void revoke(id)}
            >
              <FormattedMessage id="preview-link.revoke" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
