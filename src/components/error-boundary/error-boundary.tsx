import { Component, type ReactNode } from 'react';
import type { Words } from '../../content/words/translate.ts';
import { Button } from '../button/button.tsx';

interface ErrorBoundaryProps {
  /** Shown in place of an island that failed. */
  words: Words<'error'>['error'];
  children: ReactNode;
}

/**
 * Limits an error to its island: the rest of the page still works, and the visitor can retry. A class, because React has
 * no error boundaries for function components.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  // Not by a field, which the build would lower with a helper of its own.
  constructor(props: ErrorBoundaryProps) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { title, text, retry } = this.props.words;
    return (
      <div className="aside" role="alert">
        <p className="lead">{title}</p>
        <p>{text}</p>
        <Button look="quiet" onClick={() => this.setState({ failed: false })}>
          {retry}
        </Button>
      </div>
    );
  }
}
