import type { FailureTable } from '../failure.ts'
import { communityApi } from './community.ts'
import { communitySettingApi } from './community-setting.ts'
import { customDomainApi } from './custom-domain.ts'
import { providerSettingApi } from './provider-setting.ts'
import { senderApi } from './sender.ts'
import { community as communityEn } from './words/en/community.ts'
import { communityOptions as communityOptionsEn } from './words/en/communityOptions.ts'
import { communitySetting as communitySettingEn } from './words/en/communitySetting.ts'
import { description as descriptionEn } from './words/en/description.ts'
import { failures as failuresEn } from './words/en/failures.ts'
import { landing as landingEn } from './words/en/landing.ts'
import { launch as launchEn } from './words/en/launch.ts'
import { letters as lettersEn } from './words/en/letters.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { providerSetting as providerSettingEn } from './words/en/providerSetting.ts'
import { sender as senderEn } from './words/en/sender.ts'
import { setUp as setUpEn } from './words/en/set-up.ts'
import { tour as tourEn } from './words/en/tour.ts'
import { community as communityRu } from './words/ru/community.ts'
import { communityOptions as communityOptionsRu } from './words/ru/communityOptions.ts'
import { communitySetting as communitySettingRu } from './words/ru/communitySetting.ts'
import { description as descriptionRu } from './words/ru/description.ts'
import { failures as failuresRu } from './words/ru/failures.ts'
import { landing as landingRu } from './words/ru/landing.ts'
import { launch as launchRu } from './words/ru/launch.ts'
import { letters as lettersRu } from './words/ru/letters.ts'
import { menu as menuRu } from './words/ru/menu.ts'
import { providerSetting as providerSettingRu } from './words/ru/providerSetting.ts'
import { sender as senderRu } from './words/ru/sender.ts'
import { setUp as setUpRu } from './words/ru/set-up.ts'
import { tour as tourRu } from './words/ru/tour.ts'

export const api = {
  customDomain: customDomainApi,
  community: communityApi,
  communitySetting: communitySettingApi,
  providerSetting: providerSettingApi,
  sender: senderApi,
}

export const failures = {
  DOMAIN_TAKEN: { code: 1018, status: 409 },
  DOMAIN_RESERVED: { code: 1041, status: 409 },
  RECORD_MISSING: { code: 1272, status: 409 },
  DNS_UNAVAILABLE: { code: 1273, status: 400 },
  SETTING_CHANGED: { code: 1210, status: 409 },
  NO_SIGN_IN_METHOD: { code: 1211, status: 400 },
  CHANGE_NOT_UNDOABLE: { code: 1212, status: 409 },
  CHANGED_LATER: { code: 1213, status: 409 },
  METHOD_NOT_CONFIGURED: { code: 1310, status: 400 },
  PROVIDER_SECRET_NEEDED: { code: 1311, status: 400 },
  PROVIDER_ADDRESS: { code: 1312, status: 400 },
  DISCOVERY_FAILED: { code: 1313, status: 400 },
  SENDER_DOMAIN: { code: 1314, status: 400 },
} as const satisfies FailureTable

export const words = {
  en: {
    community: communityEn,
    communityOptions: communityOptionsEn,
    description: descriptionEn,
    communitySetting: communitySettingEn,
    failures: failuresEn,
    landing: landingEn,
    launch: launchEn,
    letters: lettersEn,
    menu: menuEn,
    providerSetting: providerSettingEn,
    sender: senderEn,
    setUp: setUpEn,
    tour: tourEn,
  },
  ru: {
    community: communityRu,
    communityOptions: communityOptionsRu,
    description: descriptionRu,
    communitySetting: communitySettingRu,
    failures: failuresRu,
    landing: landingRu,
    launch: launchRu,
    letters: lettersRu,
    menu: menuRu,
    providerSetting: providerSettingRu,
    sender: senderRu,
    setUp: setUpRu,
    tour: tourRu,
  },
}
