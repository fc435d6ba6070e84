import { Component, type ReactNode } from 'react';
import type { Words } from '../../i18n/pick-words.ts';
import { Button } from '../button/button.tsx';
import styles from './error-boundary.module.css';

interface ErrorBoundaryProps {
  /** What replaces an island that failed. */
  words: Words<'error'>['error'];
  /** Called after the error's message has been rendered. */
  onError?: () => void;
  children: ReactNode;
}

/**
 * Keeps an error inside the island where it happened: the rest of the page still works, and the visitor can try the
 * island again. A class, because React has no error boundaries for function components.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { title, text, retry } = this.props.words;
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
