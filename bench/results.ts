import type { Line } from './row.ts'
import { cells, toMarkdown } from './table.ts'

export type Circumstances = {
  date: string
  commit: string
  seed: string
  machine: string
  node: string
  postgresql: string
  placement: string
}

/** The file beside the benchmarks. Nobody edits it: it is what a run found. */
export function describeResults(lines: Line[], notes: string[], at: Circumstances): string {
  return `# Results of the benchmarks

Written by \`npm run bench\`, by nothing and nobody else. Machines differ and are noisy, so what counts is the result: the median over the
rounds of our sample divided by the peer's of the same round. Samples are listed round by round.

- Date: ${at.date}
- Commit: ${at.commit}
- Seed of the data: ${at.seed}
- Machine: ${at.machine}
- Node ${at.node}, PostgreSQL ${at.postgresql}
- Placement: ${at.placement}

${toMarkdown(cells(lines))}

${notes.map(note => `- ${note}`).join('\n')}
`
}
