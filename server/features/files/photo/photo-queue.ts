/** Pictures that are decoded at the same time in one process: each may take over 100 MB while it is. */
export const decodedAtOnce = 2

let running = 0
const waiting: (() => void)[] = []

/** Runs the work when fewer than two pictures are being decoded, in the order of arrival. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= decodedAtOnce) await new Promise<void>(resolve => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    // The place goes to the next in line, so that nobody overtakes.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** Loads the library with the first picture: it would take a fifth of a second of each start. */
export const loadSharp = async () => (await import('sharp')).default
