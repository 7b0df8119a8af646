import { posix } from 'node:path'

/** Percent of the mutants of a folder that a test must detect. */
export const leastScore = 85

const detectedBy = ['Killed', 'Timeout']
const missedBy = ['Survived', 'NoCoverage']

/**
 * Each folder with its share of detected mutants. Mutants that do not run at all, or that a comment in the file excludes with its
 * reason, do not count.
 */
export function scoreFolders(files) {
  const folders = new Map()
  for (const [file, { mutants }] of files) {
    const folder = posix.dirname(file)
    folders.set(folder, [...(folders.get(folder) ?? []), ...mutants.map(({ status }) => status)])
  }
  return [...folders].map(([folder, statuses]) => {
    const detected = statuses.filter(status => detectedBy.includes(status)).length
    const valid = detected + statuses.filter(status => missedBy.includes(status)).length
    return { folder, valid, detected, score: valid > 0 ? (100 * detected) / valid : 100 }
  })
}

/** What no test detected, one line each. */
export const survivors = files =>
  files.flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => missedBy.includes(status))
      .map(({ location, mutatorName, replacement }) => {
        const { line, column } = location.start
        return `${file}:${line}:${column} ${mutatorName} ${replacement?.replace(/\s+/g, ' ').slice(0, 100) ?? ''}`
      }),
  )
