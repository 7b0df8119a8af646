import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const isText = /\.(js|css|svg|json|html|txt|xml|webmanifest)$/

/** Writes `.br` and `.gz` beside each text of the build, at the highest level: it is done once, and read by everybody. */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(entry => entry.isFile() && isText.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !file.includes(`${join(folder, '.vite')}`))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file) {
  const bytes = await readFile(file)
  const { atime, mtime } = await stat(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const made = [
    [`${file}.br`, await promisify(brotliCompress)(bytes, { params })],
    [`${file}.gz`, await promisify(gzip)(bytes, { level: 9 })],
  ]
  for (const [name, smaller] of made)
    if (smaller.length < bytes.length) {
      await writeFile(name, smaller)
      // The same age as the file, so that Last-Modified does not depend on the encoding.
      await utimes(name, atime, mtime)
    }
}
