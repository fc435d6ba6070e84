/*
 * Runs in the page before its scripts: replaces the folder that an owner would choose with one in the browser's private file
 * system. `window.repository` reads and writes its files for the test.
 */
const root = navigator.storage
  .getDirectory()
  .then((storage) => storage.getDirectoryHandle('repository', { create: true }));

async function fileHandle(path, options) {
  const parts = path.split('/');
  let folder = await root;
  for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, options);
  return folder.getFileHandle(parts.at(-1), options);
}

window.repository = {
  async write(path, text) {
    const stream = await (await fileHandle(path, { create: true })).createWritable();
    await stream.write(text);
    await stream.close();
  },
  async read(path) {
    return (await (await fileHandle(path)).getFile()).text();
  },
  async base64(path) {
    const file = await (await fileHandle(path)).getFile();
    return new Uint8Array(await file.arrayBuffer()).toBase64();
  },
};

// Handles of the private file system need no permission.
FileSystemHandle.prototype.requestPermission ??= async () => 'granted';
FileSystemHandle.prototype.queryPermission ??= async () => 'granted';
window.showDirectoryPicker = () => root;
