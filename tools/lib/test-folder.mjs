import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Databases, profiles of browsers and uploads of one run, at most. */
const neededBytes = 4 * 1024 ** 3

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > neededBytes
  } catch {
    return false
  }
}

/**
 * A new folder for what tests write, in memory where it fits: each test file creates and drops a database of about a thousand
 * files, which a disk gets slower at.
 */
export function makeTestFolder() {
  const folder = mkdtempSync(join(hasRoom('/dev/shm') ? '/dev/shm' : tmpdir(), 'samovar-tests-'))
  // PostgreSQL may run under an account of its own.
  chmodSync(folder, 0o755)
  return folder
}
