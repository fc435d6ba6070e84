// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SendFailure, sendInquiry } from '../../inquiries/inquiry-form/send-inquiry.ts';
import { shrinkPhotograph } from './shrink-photograph.ts';
import { usePhotographs } from './use-photographs.ts';

const delivery = vi.hoisted(() => ({ inquiriesEndpoint: '/api/inquiries', sendsToOwnServer: true }));
vi.mock(import('../../inquiries/inquiry-form/delivery.ts'), () => delivery);
vi.mock(import('../../inquiries/inquiry-form/send-inquiry.ts'), { spy: true });
vi.mock(import('./shrink-photograph.ts'), () => ({ shrinkPhotograph: vi.fn<(photograph: Blob) => Promise<Blob>>() }));
vi.mock(import('./upload-photograph.ts'), () => ({
  uploadPhotograph: async () => {},
  withdrawPhotograph: async () => {},
}));

const files = ['a', 'b', 'c'].map((word) => new File([word], `${word}.jpg`));
const form = document.createElement('form');

/** Chooses three photographs and submits while the first is being made smaller. */
async function submitSoon() {
  const held = Promise.withResolvers<void>();
  vi.mocked(shrinkPhotograph).mockImplementation((file) => held.promise.then(() => file));
  const { result } = renderHook(usePhotographs);
  const { store, send } = result.current;
  await act(async () => {
    store.add(files);
    const sent = send(form).catch(() => {});
    held.resolve();
    await sent;
  });
  return store;
}

beforeEach(() => {
  vi.mocked(sendInquiry).mockReset().mockResolvedValue({ id: '7', key: 'k' });
});

describe('photographs that are still being made smaller when the form is submitted', () => {
  test('are announced to the site’s own server', async () => {
    delivery.sendsToOwnServer = true;
    await submitSoon();
    expect(sendInquiry).toHaveBeenCalledExactlyOnceWith(form, { photographs: '3' });
  });

  test('go to a form service', async () => {
    delivery.sendsToOwnServer = false;
    await submitSoon();
    expect(sendInquiry).toHaveBeenCalledExactlyOnceWith(form, {}, { files });
  });

  test('stay, and others may be added, if the words do not arrive', async () => {
    vi.mocked(sendInquiry).mockRejectedValue(new SendFailure({}));
    const store = await submitSoon();
    expect(await store.add(files)).toEqual([]);
    expect(store.read()).toHaveLength(6);
  });
});
