import clsx from 'clsx';
import { Button } from '../../components/button/button.tsx';
import styles from './shortlist.module.css';

interface ListNoticeProps {
  role?: 'alert';
  text: string;
  /** What the visitor can do about it. */
  action: { label: string; onPress: () => void } | undefined;
}

/** Says that a list is not complete. */
export function ListNotice({ role, text, action }: ListNoticeProps) {
  return (
    <div className={clsx('aside', styles.notice)} role={role}>
      <p>{text}</p>
      {action && (
        <Button look="quiet" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
