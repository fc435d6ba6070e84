import { Component, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './error-boundary.module.css';

/** The words shown in place of a part that failed. */
export interface ErrorTexts {
  title: string;
  text: string;
  retry: string;
}

interface ErrorBoundaryProps {
  texts: ErrorTexts;
  children: ReactNode;
}

/**
 * Keeps an error inside the interactive part in which it happened. The rest of the page goes on working,
 * and the part can be tried again. A class, because React offers error boundaries in no other form.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { title, text, retry } = this.props.texts;
    return (
      <div className={styles.message} role="alert">
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
        <Button look="quiet" onClick={() => this.setState({ failed: false })}>
          {retry}
        </Button>
      </div>
    );
  }
}
