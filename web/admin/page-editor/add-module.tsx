import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import styles from './module-list.module.css';
import { ModulePicker } from './module-picker/module-picker.tsx';

/** Opens the picker of module types, and adds a module of the picked type. */
export function AddModule({ onAdd }: { onAdd: (type: ModuleType) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className={`button ${styles.add}`} onPress={() => setOpen(true)}>
        <Plus size={15} aria-hidden />
        <FormattedMessage id="modules.add" />
      </Button>
      {open && (
        <ModulePicker
          onPick={(type) => {
            setOpen(false);
            onAdd(type);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
