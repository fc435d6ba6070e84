import { lineOf, splitProblem } from './report-problems.ts';

/** The page that the development server shows while the content has problems. Vite's script reloads it after a change. */
export function problemsPage(problems: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Please fix</title>
    <link rel="icon" href="/icon.svg" />
    <script type="module" src="/@vite/client"></script>
    <style>
      body { max-width: 45rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; }
      li { margin: 1rem 0; overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    <h1>Please fix</h1>
    <ul>${problems.map(describeProblem).join('')}</ul>
    <p>This page shows the site again when the files are right.</p>
  </body>
</html>
`;
}

function describeProblem(problem: string): string {
  const { file, field, message } = splitProblem(problem);
  const line = field ? `, line ${lineOf(file, field)}` : '';
  const place = file ? `<strong>${escapeHtml(file)}${line}</strong><br />` : '';
  return `<li>${place}${escapeHtml(field ? `${field}: ${message}` : message)}</li>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
