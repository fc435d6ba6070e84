import type { Page } from '@playwright/test';
import { firstWatch, nameOf, pathOf } from '../collection.ts';
import { dialogIsGone, expect, formIsHydrated, hydrated, test, texts } from './visitor.ts';

/* What strangers do to a page: a browser's translator and a password manager. */

const { catalog, watch, gallery, signup, form, toast, shortlist } = texts.en;

/**
 * Replaces each text by two nested elements, as the translators of Chrome and Edge do. React's own text nodes are gone. Waits
 * for React before, which reports a page that was changed before it hydrated.
 */
async function translate(page: Page) {
  await hydrated(page);
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea')) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      (outer.firstChild as HTMLElement).append(`${text.data} `);
      text.replaceWith(outer);
    }
  });
}

test.describe('on a translated page', { tag: '@release' }, () => {
  test('the catalogue filters, searches and sorts', async ({ page }) => {
    await page.goto('/catalog');
    await translate(page);
    const cards = page.getByRole('article');
    await page.getByRole('button', { name: catalog.facets.brand.label }).first().click();
    await page.locator('label').filter({ hasText: firstWatch.brand }).first().click();
    await expect(cards).toHaveCount(1);
    // The open menu covers the button.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: catalog.clearAll }).click();
    await expect(cards).toHaveCount(12);
    await page.getByRole('combobox').selectOption('za');
    await page.getByRole('searchbox').fill('no such watch');
    await expect(page.getByText(catalog.empty)).toBeVisible();
    await page.getByRole('button', { name: catalog.clearAllFilters }).click();
    await expect(cards).toHaveCount(12);
    await page.getByRole('button', { name: catalog.moreFilters }).click();
    await translate(page);
    await page.getByRole('dialog').locator('label').filter({ hasText: 'American' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click();
    await dialogIsGone(page);
    await expect(cards).toHaveCount(1);
  });

  test('a watch is inquired about, kept, looked at and compared', async ({ page }) => {
    await page.goto(pathOf(firstWatch));
    await translate(page);
    await page.getByRole('button', { name: watch.inquire }).first().click();
    const notices = page.getByRole('region', { name: toast.region });
    await expect(notices.getByText(watch.inquirySentTitle)).toBeVisible();
    await translate(page);
    await notices.getByRole('button', { name: toast.dismiss }).click();
    await expect(notices.getByText(watch.inquirySentTitle)).toBeHidden();
    const heart = page.locator('button[aria-pressed]').first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('figure').getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await translate(page);
    await page.getByRole('dialog').getByRole('button', { name: gallery.next }).click();
    await page.keyboard.press('Escape');
    await dialogIsGone(page);
    await page.goto('/shortlist');
    await expect(page.getByRole('main')).toContainText(nameOf(firstWatch));
    await translate(page);
    await page.getByRole('main').locator('button[aria-pressed]').first().click();
    await expect(page.getByText(shortlist.empty)).toBeVisible();
    await page.getByRole('button', { name: shortlist.undo }).click();
    await expect(page.getByRole('main')).toContainText(nameOf(firstWatch));
  });

  test('the form is filled in and confirmed', async ({ page }) => {
    await page.goto('/contact');
    await formIsHydrated(page);
    await translate(page);
    await page.getByRole('button', { name: signup.submit }).click();
    await page.getByRole('textbox', { name: form.name }).fill('Asha');
    await page.getByRole('textbox', { name: form.email }).fill('asha@example.com');
    await page.getByRole('button', { name: signup.submit }).click();
    await expect(page.getByRole('region', { name: toast.region }).getByText(signup.successTitle)).toBeVisible();
  });
});

test.describe('with a password manager', { tag: '@release' }, () => {
  // React reports an element that the page did not have, and renders the island again.
  test.use({ allowedMessages: /React error #418/ });

  test('fields that it changed before they hydrate go on working', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        for (const field of document.querySelectorAll('input:not([data-found])')) {
          field.setAttribute('data-found', 'true');
          field.setAttribute('class', `${field.className} found`);
          const icon = document.createElement('div');
          icon.textContent = '🔑';
          field.after(icon);
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/contact');
    await formIsHydrated(page);
    await page.getByRole('textbox', { name: form.name }).fill('Asha');
    await page.getByRole('textbox', { name: form.email }).fill('asha@example.com');
    await page.getByRole('button', { name: signup.submit }).click();
    await expect(page.getByRole('region', { name: toast.region }).getByText(signup.successTitle)).toBeVisible();
  });
});
