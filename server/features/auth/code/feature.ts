import { codeApi } from '#contract/auth/code.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { codeJobs } from './jobs.ts'
import type { CodeLetter } from './rules.ts'
import * as store from './store.ts'

/** A purpose with a letter that is missing here does not compile. */
const letters: Record<`auth.${Lowercase<CodeLetter['purpose']>}`, 'ACCESS'> = {
  'auth.otp': 'ACCESS',
  'auth.magic': 'ACCESS',
  'auth.confirm_email': 'ACCESS',
  'auth.recovery': 'ACCESS',
  'auth.delete_account': 'ACCESS',
  'auth.link_provider': 'ACCESS',
  'auth.email_old': 'ACCESS',
  'auth.email_new': 'ACCESS',
}

export const codeFeature = feature('auth/code', {
  calls: joinCalls(codeApi, actions),
  jobs: codeJobs,
  letters,
  installationData: [
    {
      table: 'one_time_code',
      exported: { nothing: 'Hashes of codes that end within hours.' },
      deletion: { remove: store.removeCodesOf },
    },
  ],
})
