import type { RedirectRow } from '@parvis/contracts/redirects/table-endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { useNotify } from '../shell/notices.tsx';
import { sendTable } from './api/send-table.ts';
import { RedirectTableRows } from './redirect-table-rows.tsx';

/** The dialog that imports a table of redirects: it is checked first, row by row. */
export function RedirectTableDialog({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  const { chosen, check, write, choose } = useRedirectTable(onClose);
  const rows = check.data?.rows ?? [];
  const failure = write.error ?? check.error;
  const isReady = rows.length > 0 && rows.every(({ outcome }) => outcome !== 'refused');
  return (
    <DialogFrame
      title={intl.formatMessage({ id: 'redirects.table-import' })}
      onClose={onClose}
      wide
    >
      <p>
        <FormattedMessage id="redirects.table-hint" />
      </p>
      <FileTrigger
        acceptedFileTypes={['text/csv', '.csv', '.tsv', '.txt']}
        onSelect={(files) => void choose(files)}
      >
        <Button className="button" autoFocus>
          <FormattedMessage id="redirects.table-choose" />
        </Button>
      </FileTrigger>
      <p role="status">
        {chosen && check.data && (
          <FormattedMessage
            id="redirects.table-found"
            values={{ name: chosen.name, ...countsOf(rows) }}
          />
        )}
      </p>
      {failure && (
        <p role="alert" className="note">
          {failure.message}
        </p>
      )}
      <DialogActions>
        <Button
          className="button primary"
          isDisabled={!isReady || write.isPending}
          onPress={() => chosen && write.mutate(chosen.csv)}
        >
          <FormattedMessage id="redirects.table-write" />
        </Button>
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
      <RedirectTableRows rows={rows} />
    </DialogFrame>
  );
}

function countsOf(rows: readonly RedirectRow[]): Record<RedirectRow['outcome'], number> {
  const count = (wanted: RedirectRow['outcome']) =>
    rows.filter(({ outcome }) => outcome === wanted).length;
  return {
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  };
}

/** The table that was chosen, its check, and its import, which closes the dialog. */
function useRedirectTable(onClose: () => void) {
  const intl = useIntl();
  const notify = useNotify();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<{ readonly name: string; readonly csv: string }>();
  const check = useMutation({ mutationFn: (csv: string) => sendTable(csv, true) });
  const write = useMutation({
    mutationFn: (csv: string) => sendTable(csv, false),
    onSuccess: async ({ rows }) => {
      await queries.invalidateQueries({ queryKey: ['redirects'] });
      notify({ words: intl.formatMessage({ id: 'redirects.table-done' }, countsOf(rows)) });
      onClose();
    },
  });
  const choose = async (files: FileList | null) => {
    const file = files?.[0];
    if (file === undefined) return;
    const csv = await file.text();
    setChosen({ name: file.name, csv });
    write.reset();
    check.mutate(csv);
  };
  return { chosen, check, write, choose };
}
