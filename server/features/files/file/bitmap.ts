import { inTurn, loadSharp } from '../photo/photo-queue.ts'

const keptAtMost = 200

/** LRU cache of recent bitmaps, since a letter to thousands requests the same few. */
const kept = new Map<string, Promise<Uint8Array>>()

/** Rasterizes a drawing to a PNG of the given size. `drawn` is the size of the drawing itself. */
export function bitmapOf(
  svg: string,
  size: { width: number; height: number },
  drawn = size.width,
): Promise<Uint8Array> {
  const key = `${size.width} ${size.height} ${svg}`
  const known = kept.get(key)
  const picture = known ?? inTurn(() => rasterise(svg, size, drawn))
  // Moves the entry to the end: the least recently used is evicted first.
  kept.delete(key)
  kept.set(key, picture)
  if (known) return known
  picture.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size > keptAtMost) kept.delete(oldest)
  return picture
}

async function rasterise(
  svg: string,
  { width, height }: { width: number; height: number },
  drawn: number,
): Promise<Uint8Array> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg), { density: 72 * (width / drawn) })
    .resize(width, height)
    .png()
    .toBuffer()
}
