import type { FailureTable } from '../failure.ts'
import { bounceApi } from './bounce.ts'
import { deliveryApi } from './delivery.ts'
import { letterApi } from './letter.ts'
import { messengerApi } from './messenger.ts'
import { channelApi, notificationApi } from './notification.ts'
import { telegramBotApi } from './telegram-bot.ts'
import { telegramGroupApi } from './telegram-group.ts'
import { unsubscribeApi } from './unsubscribe.ts'
import { webPushApi } from './web-push.ts'
import { channels as channelsEn } from './words/en/channels.ts'
import { failures as failuresEn } from './words/en/failures.ts'
import { letters as lettersEn } from './words/en/letters.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { notificationKinds as notificationKindsEn } from './words/en/notificationKinds.ts'
import { notifications as notificationsEn } from './words/en/notifications.ts'
import { channels as channelsRu } from './words/ru/channels.ts'
import { failures as failuresRu } from './words/ru/failures.ts'
import { letters as lettersRu } from './words/ru/letters.ts'
import { menu as menuRu } from './words/ru/menu.ts'
import { notificationKinds as notificationKindsRu } from './words/ru/notificationKinds.ts'
import { notifications as notificationsRu } from './words/ru/notifications.ts'

export const api = {
  bounce: bounceApi,
  channel: channelApi,
  delivery: deliveryApi,
  letter: letterApi,
  messenger: messengerApi,
  notification: notificationApi,
  telegramBot: telegramBotApi,
  telegramGroup: telegramGroupApi,
  unsubscribe: unsubscribeApi,
  webPush: webPushApi,
}

export const failures = {
  CHANNEL_OFF: { code: 1195, status: 409 },
  ACCOUNT_NOT_FOUND: { code: 1196, status: 404 },
  MESSENGER_UNAVAILABLE: { code: 1197, status: 400 },
  TOKEN_REFUSED: { code: 1198, status: 400 },
  INVALID_ENDPOINT: { code: 1199, status: 400 },
  NO_TELEGRAM_GROUP: { code: 1200, status: 409 },
  RECIPIENT_COMPLAINED: { code: 1231, status: 409 },
} as const satisfies FailureTable

export const words = {
  en: {
    channels: channelsEn,
    failures: failuresEn,
    letters: lettersEn,
    menu: menuEn,
    notificationKinds: notificationKindsEn,
    notifications: notificationsEn,
  },
  ru: {
    channels: channelsRu,
    failures: failuresRu,
    letters: lettersRu,
    menu: menuRu,
    notificationKinds: notificationKindsRu,
    notifications: notificationsRu,
  },
}
