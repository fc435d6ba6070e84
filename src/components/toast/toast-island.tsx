import { type ReactNode, useState } from 'react';
import { ErrorBoundary, type ErrorTexts } from '../error-boundary/error-boundary.tsx';
import { ToastRegion, type ToastTexts } from './toast-region.tsx';
import { createToastStore, type ToastStore } from './toast-store.ts';

interface ToastIslandProps {
  texts: { error: ErrorTexts; toast: ToastTexts };
  children: (addToast: ToastStore['add']) => ReactNode;
}

/** The frame of an island that answers with toasts: an error stays inside, and the toasts outlive it. */
export function ToastIsland({ texts, children }: ToastIslandProps) {
  const [toasts] = useState(createToastStore);
  return (
    // One root element: `client:visible` observes every child of an island, and the toast region is always visible.
    <div>
      <ErrorBoundary texts={texts.error}>{children(toasts.add)}</ErrorBoundary>
      <ToastRegion store={toasts} texts={texts.toast} />
    </div>
  );
}
