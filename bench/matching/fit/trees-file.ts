import { join } from 'node:path'
import { type Trees, treeNumbers } from '#server/features/matching/engine/evidence/trees.ts'

export const treesFile = join(process.cwd(), 'server/features/matching/engine/evidence/fit-trees.ts')

/** The source file with these trees, one a line. */
export function sourceOf({ start, numbers }: Trees): string {
  const lines = Array.from({ length: numbers.length / treeNumbers }, (_, tree) =>
    Array.from(numbers.subarray(tree * treeNumbers, (tree + 1) * treeNumbers), String).join(' '),
  )
  return `import { readTrees } from './trees.ts'

/** Learnt from the judged pairs by \`npm run learn:fit\`, which writes this file. */
export const fitTrees = readTrees(
  ${start},
  \`
${lines.join('\n')}
\`,
)
`
}
