import type { NamedContent } from '@parvis/contracts/content/autocomplete-endpoints.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContentPicker } from '../content-picker/content-picker.tsx';
import { failureMessage } from '../requests/failure-message.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { inLanguage } from '../shell/in-language.ts';
import { useNotify } from '../shell/notices.tsx';
import { proposeMerge } from './api/merges.ts';

interface ProposeDialogProps {
  readonly content: ContentView;
  readonly locale: Locale;
  readonly onClose: () => void;
}

/** A dialog that proposes a page as the translation of another. */
export function ProposeDialog({ content, locale, onClose }: ProposeDialogProps) {
  const intl = useIntl();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<NamedContent>();
  const [refused, setRefused] = useState<string>();
  const propose = async (target: NamedContent) => {
    try {
      await proposeMerge(content.id, target.id);
      await queryClient.invalidateQueries({ queryKey: ['merges'] });
      notify({ words: intl.formatMessage({ id: 'merge.proposed' }) });
      onClose();
    } catch (error) {
      setRefused(failureMessage(intl, error));
    }
  };
  return (
    <DialogFrame title={inLanguage(intl, 'merge.propose', locale)} onClose={onClose}>
      <p>
        <FormattedMessage id="merge.propose-words" values={{ title: content.title }} />
      </p>
      <ContentPicker
        label={inLanguage(intl, 'merge.target', locale)}
        locale={locale}
        kinds={[content.kind]}
        untranslatedInto={content.locale}
        chosen={chosen}
        onChoose={(page) => {
          setChosen(page);
          setRefused(undefined);
        }}
        refused={refused}
      />
      <DialogActions>
        <Button
          className="button primary"
          isDisabled={chosen === undefined}
          onPress={() => chosen && void propose(chosen)}
        >
          <FormattedMessage id="merge.propose-submit" />
        </Button>
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
