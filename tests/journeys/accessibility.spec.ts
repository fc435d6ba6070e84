import { checkMenus, checkViewerAndToast } from './open-checks.ts';
import { test } from './visitor.ts';

// Pages as they load are in every-page.spec.ts, the other languages in languages.release.spec.ts.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds no violations with open menus', ({ page }) => checkMenus(page, 'en'));

test('axe finds no violations in the viewer and with a toast, which does not move', ({ page }) =>
  checkViewerAndToast(page, 'en'));
