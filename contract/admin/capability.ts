import { apiTokenApi } from './api-token.ts'
import { changeApi } from './change.ts'
import { communityRoleApi } from './community-role.ts'
import { webhookApi } from './webhook.ts'
import { admin as adminEn } from './words/en/admin.ts'
import { apiTokens as apiTokensEn } from './words/en/apiTokens.ts'
import { changes as changesEn } from './words/en/changes.ts'
import { failures as failuresEn } from './words/en/failures.ts'
import { letters as lettersEn } from './words/en/letters.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { roles as rolesEn } from './words/en/roles.ts'
import { webhooks as webhooksEn } from './words/en/webhooks.ts'
import { admin as adminRu } from './words/ru/admin.ts'
import { apiTokens as apiTokensRu } from './words/ru/apiTokens.ts'
import { changes as changesRu } from './words/ru/changes.ts'
import { failures as failuresRu } from './words/ru/failures.ts'
import { letters as lettersRu } from './words/ru/letters.ts'
import { menu as menuRu } from './words/ru/menu.ts'
import { roles as rolesRu } from './words/ru/roles.ts'
import { webhooks as webhooksRu } from './words/ru/webhooks.ts'

export const api = {
  apiToken: apiTokenApi,
  change: changeApi,
  communityRole: communityRoleApi,
  webhook: webhookApi,
}

export const failures = {
  LAST_ADMIN_STAYS: { code: 1260, status: 409 },
  NO_RIGHTS_FOR_PENDING: { code: 1261, status: 409 },
  SCOPE_MISSING: { code: 1262, status: 403 },
  WEBHOOK_ADDRESS: { code: 1263, status: 400 },
  TOO_MANY_TOKENS: { code: 1340, status: 409 },
  TOO_MANY_WEBHOOKS: { code: 1341, status: 409 },
}

export const words = {
  en: {
    admin: adminEn,
    apiTokens: apiTokensEn,
    changes: changesEn,
    failures: failuresEn,
    letters: lettersEn,
    menu: menuEn,
    roles: rolesEn,
    webhooks: webhooksEn,
  },
  ru: {
    admin: adminRu,
    apiTokens: apiTokensRu,
    changes: changesRu,
    failures: failuresRu,
    letters: lettersRu,
    menu: menuRu,
    roles: rolesRu,
    webhooks: webhooksRu,
  },
}
