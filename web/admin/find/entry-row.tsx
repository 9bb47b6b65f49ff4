import {
  Briefcase,
  FileText,
  Film,
  Image,
  LayoutList,
  type LucideIcon,
  Paperclip,
  TextSearch,
  User,
  UserCog,
  Zap,
} from 'lucide-react';
import { ListBoxItem } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { StatusMark } from '../pages/status-mark.tsx';
import type { Entry, EntryIcon } from './entry.ts';
import styles from './find.module.css';

const icons: Readonly<Record<EntryIcon, LucideIcon>> = {
  account: UserCog,
  action: Zap,
  content: FileText,
  file: Paperclip,
  image: Image,
  offer: Briefcase,
  person: User,
  screen: LayoutList,
  text: TextSearch,
  video: Film,
};

/** One entry of the list: what it is, where it is, and what visitors see of it. */
export function EntryRow({ entry }: { readonly entry: Entry }) {
  const { id, icon, label, note, excerpt, item } = entry;
  const Icon = icons[icon];
  return (
    <ListBoxItem id={id} textValue={label} className={styles.entry ?? ''}>
      <Icon size={16} aria-hidden className={styles.icon} />
      <span className={styles.about}>
        <span className={styles.label}>{label}</span>
        {(note || excerpt) && (
          <span className={styles.note}>
            {note}
            {excerpt?.map(({ text, isFound }, place) =>
              // oxlint-disable-next-line react/no-array-index-key -- passages are only in their order
              isFound ? <mark key={place}>{text}</mark> : text,
            )}
          </span>
        )}
      </span>
      {item && <ItemMark item={item} />}
    </ListBoxItem>
  );
}

function ItemMark({ item }: { readonly item: NonNullable<Entry['item']> }) {
  const intl = useIntl();
  const { locale, pending = false } = item;
  return (
    <span className={styles.item}>
      <abbr title={intl.formatMessage({ id: `locale.${locale}` })}>{locale.toUpperCase()}</abbr>
      <StatusMark {...item} pending={pending} />
    </span>
  );
}
