import { redirectTableEndpoints as at } from '@parvis/contracts/redirects/table-endpoints.ts';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { composeAddress } from '../requests/call-endpoint.ts';
import { useCanWrite } from '../shell/session.ts';
import { RedirectTableDialog } from './redirect-table-dialog.tsx';
import styles from './redirects.module.css';

/** Every redirect as a table: a download, and an import for users who may write. */
export function RedirectTable() {
  const mayWrite = useCanWrite();
  const [isOpen, setOpen] = useState(false);
  return (
    <p className={styles.table}>
      {mayWrite && (
        <Button className="button" onPress={() => setOpen(true)}>
          <Upload size={16} aria-hidden />
          <FormattedMessage id="redirects.table-import" />
        </Button>
      )}
      <a className="button" href={composeAddress(at.exportRedirects)} download>
        <FormattedMessage id="redirects.table-export" />
      </a>
      {isOpen && <RedirectTableDialog onClose={() => setOpen(false)} />}
    </p>
  );
}
