const expectations: Partial<Record<string, string>> = {
  ENOENT: 'expected this file, found none',
  EACCES: 'expected permission to read and write this',
  EPERM: 'expected permission to read and write this, and no other program that has it open',
  EROFS: 'expected a disk that may be written to',
  ENOSPC: 'expected room on the disk, which is full: delete something, then build again',
  EDQUOT: 'expected room on the disk, but your share of it is full: delete something, then build again',
  EBUSY: 'expected no other program to use this',
  EISDIR: 'expected a file, found a folder',
  EEXIST: 'expected a folder, found a file',
  ENOTDIR: 'expected a folder, found a file',
  ENAMETOOLONG: 'expected a shorter name',
};

/** What an owner can do about an error of the file system; `undefined` for other errors. */
export function explainSystemError(error: unknown): string | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (!code || !syscall) return undefined;
  return expectations[code] ?? `expected a file system that works, found the error ${code}`;
}
