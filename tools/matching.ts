import { commands } from '#server/features/matching/command-line/command-line.ts'
import { runCommunityCommand } from './lib/community-command.ts'

/*
 * npm run matching -- weights <community> [--rollback]
 * Prints what matching learnt from a community's feedback, and takes it back, while the server runs or not.
 */

await runCommunityCommand({
  name: 'matching',
  commands,
  typed: { rollback: { type: 'boolean' } },
  optionsOf: values => values,
})
