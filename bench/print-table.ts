/**
 * Prints rows in columns, the first flush left and the others flush right.
 *
 * @param rows the first are the columns' names
 */
export function printTable(title: string, rows: (string | number)[][]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  console.log(`\n${title}\n${lines.join('\n')}`);
}
