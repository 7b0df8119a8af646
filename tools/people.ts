import { commands } from '#server/features/auth/command-line/command-line.ts'
import { invitationFeature } from '#server/features/auth/invitation/feature.ts'
import { runCommunityCommand } from './lib/community-command.ts'

/*
 * npm run people -- <command> <community> [options]
 * Creates an admin, an access code or an invitation, or blocks an account, while the server runs or not.
 */

await runCommunityCommand({
  name: 'people',
  commands,
  typed: { email: { type: 'string' }, label: { type: 'string' }, uses: { type: 'string' } },
  optionsOf: ({ uses, ...values }) => ({ ...values, uses: uses === undefined ? undefined : Number(uses) }),
  letterCategories: invitationFeature.letters,
})
