import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/* Files share a worker and its page: what a test rendered, and its clock, end with it. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
