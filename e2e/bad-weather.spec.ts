import { expect, test, watchCount } from './visitor.ts';

test.describe('when things fail to arrive', () => {
  // The browser itself reports each failed request.
  test.use({ allowedMessages: /^Failed to load resource/ });

  test('without pictures every plate keeps its place, and words say what would be seen', async ({ page }) => {
    await page.goto('/catalog');
    const whole = await page.getByRole('article').first().boundingBox();
    await page.route('**/images/**', (route) => route.abort());
    await page.reload();
    expect(await page.getByRole('article').first().boundingBox()).toEqual(whole);
    await expect(page.getByRole('img', { name: /Octagonal steel wristwatch/ })).toBeVisible();
  });

  test('without the map its place is kept, and the directions lead there all the same', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
    await page.goto('/contact');
    const map = page.getByTitle('Map: Coromandel Watch House, 14 Cathedral Road, Gopalapuram, Chennai');
    await map.scrollIntoViewIfNeeded();
    expect((await map.boundingBox())?.height).toBeGreaterThan(300);
    await expect(page.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
      'href',
      /destination=Coromandel\+Watch\+House/,
    );
  });
});

test.describe('when the scripts of the interactive parts fail to arrive', () => {
  // The browser reports each failed request, Astro each part that could not come to life.
  test.use({ allowedMessages: /^Failed to load resource|\[astro-island\]/ });
  test.beforeEach(({ page }) => page.route('**/_astro/*.js*', (route) => route.abort()));

  test('phone and mail stand in for the form', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText('Please call or write to us instead')).toBeVisible();
    await expect(page.getByRole('form')).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'hello@coromandelwatch.example' })).toHaveCount(2);
  });

  test('the catalogue shows every watch, and no control that does nothing', async ({ page }) => {
    await page.goto('/catalog');
    await expect(page.getByRole('button', { name: 'Brand' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(watchCount);
  });

  test("a watch's page leads to the contact page and to WhatsApp, not to a button that does nothing", async ({
    page,
  }) => {
    await page.goto('/catalog/rolex-submariner-1967');
    await expect(page.getByRole('button', { name: 'Inquire About This Watch' })).toBeHidden();
    const ways = page.getByRole('main').getByRole('link', { name: /^(Contact Us|Ask on WhatsApp)$/ });
    await expect(ways).toHaveCount(2);
  });
});

for (const [path, name] of [
  ['/', 'Sign Up'],
  ['/catalog/rolex-submariner-1967', 'Inquire About This Watch'],
] as const) {
  test(`on a phone ${path} fetches no script before "${name}" is near`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.getByRole('button', { name }).scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
}

for (const path of ['/', '/catalog', '/catalog/rolex-submariner-1967', '/about', '/contact']) {
  test(`${path} does not scroll sideways with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
}

test('nothing shifts while pictures and fonts arrive late', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const pattern of ['**/images/**', '**/fonts/**']) {
    await page.route(pattern, async (route) => {
      await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => undefined);
      await route.continue();
    });
  }
  for (const path of ['/', '/catalog', '/catalog/rolex-submariner-1967', '/about', '/contact']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)),
          ).observe({ type: 'layout-shift', buffered: true });
          // No entry at all is no shift at all.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    // Not quite nothing: a machine for tests may have none of the fonts to which the fallbacks are matched.
    expect(shift, `shift on ${path}`).toBeLessThan(0.05);
  }
});
