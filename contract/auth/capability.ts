import type { FailureTable } from '../failure.ts'
import { accessCodeApi } from './access-code.ts'
import { accountApi } from './account.ts'
import { blockApi } from './block.ts'
import { codeApi } from './code.ts'
import { emailChangeApi } from './email-change.ts'
import { invitationApi } from './invitation.ts'
import { providerApi } from './provider.ts'
import { recoveryApi } from './recovery.ts'
import { registrationApi } from './registration.ts'
import { sessionApi } from './session.ts'
import { account as accountEn } from './words/en/account.ts'
import { auth as authEn } from './words/en/auth.ts'
import { failures as failuresEn } from './words/en/failures.ts'
import { letters as lettersEn } from './words/en/letters.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { account as accountRu } from './words/ru/account.ts'
import { auth as authRu } from './words/ru/auth.ts'
import { failures as failuresRu } from './words/ru/failures.ts'
import { letters as lettersRu } from './words/ru/letters.ts'
import { menu as menuRu } from './words/ru/menu.ts'

export const api = {
  session: sessionApi,
  provider: providerApi,
  code: codeApi,
  registration: registrationApi,
  recovery: recoveryApi,
  invitation: invitationApi,
  accessCode: accessCodeApi,
  account: accountApi,
  emailChange: emailChangeApi,
  block: blockApi,
}

export const failures = {
  ACCESS_DENIED: { code: 1005, status: 403 },
  INVALID_LOGIN: { code: 1011, status: 401 },
  INVALID_PASSWORD: { code: 1014, status: 400 },
  EMAIL_TAKEN: { code: 1015, status: 409 },
  INVALID_CODE: { code: 1016, status: 400 },
  EMAIL_NOT_CONFIRMED: { code: 1019, status: 403 },
  POLICY_NOT_ACCEPTED: { code: 1020, status: 400 },
  METHOD_NOT_OFFERED: { code: 1022, status: 400 },
  COMMON_PASSWORD: { code: 1023, status: 400 },
  EMAIL_NEEDED: { code: 1024, status: 400 },
  PROVIDER_REFUSED: { code: 1025, status: 400 },
  LAST_ADMIN: { code: 1026, status: 409 },
  CHECK_EMAIL: { code: 1027, status: 409 },
  INVITED_TOO_OFTEN: { code: 1060, status: 429 },
  TOO_MANY_INVITATIONS: { code: 1061, status: 429 },
  INVITATION_OF_ANOTHER: { code: 1062, status: 403 },
  CONFIRM_LINK: { code: 1050, status: 409 },
  LAST_WAY_IN: { code: 1051, status: 409 },
  IDENTITY_OF_ANOTHER: { code: 1052, status: 409 },
  CONNECT_EXPIRED: { code: 1053, status: 400 },
} as const satisfies FailureTable

export const words = {
  en: { account: accountEn, auth: authEn, failures: failuresEn, letters: lettersEn, menu: menuEn },
  ru: { account: accountRu, auth: authRu, failures: failuresRu, letters: lettersRu, menu: menuRu },
}
