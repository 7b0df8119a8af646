import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkChunks } from './house/chunks.ts'
import { checkCycles } from './house/cycles.ts'
import { checkEndpoints } from './house/endpoints.ts'
import { checkCapabilities, checkImports } from './house/imports.ts'
import { checkLocks } from './house/locks.ts'
import { checkCommunityNames, checkDefaultExports, checkFileNames, checkMigrations } from './house/names.ts'
import { listFiles, readSources } from './house/source.ts'
import { checkSql } from './house/sql.ts'
import { checkVocabulary } from './house/vocabulary.ts'

/** Violations of the architecture rules, one line each as `path:line message`. */
export function checkHouse(root: string): string[] {
  const paths = listFiles(root)
  const sources = readSources(root)
  return [
    ...checkFileNames(paths),
    ...checkMigrations(paths),
    ...checkVocabulary(root, paths),
    ...[
      checkImports,
      checkCapabilities,
      checkCycles,
      checkChunks,
      checkSql,
      checkLocks,
      checkDefaultExports,
      checkCommunityNames,
      checkEndpoints,
    ].flatMap(check => check(sources)),
  ]
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const problems = checkHouse(join(fileURLToPath(import.meta.url), '..', '..'))
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
