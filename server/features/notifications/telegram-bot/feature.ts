import { telegramBotApi } from '#contract/notifications/telegram-bot.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { telegramBotActions } from './actions.ts'
import { telegramBotChores, telegramBotJobs } from './jobs.ts'
import { TelegramConnections } from './telegram-bot-connections.ts'

export const telegramBotFeature = () => {
  const connections = new TelegramConnections()
  return feature('notifications/telegram-bot', {
    calls: joinCalls(telegramBotApi, telegramBotActions(connections)),
    jobs: telegramBotJobs,
    chores: telegramBotChores,
    installationData: [
      {
        table: 'telegram_nonce',
        exported: { nothing: 'Hashes of used links, removed after two days.' },
        deletion: { nothing: 'They name nobody.' },
      },
      {
        table: 'telegram_update',
        exported: { nothing: 'Numbers of handled updates, removed after two days.' },
        deletion: { nothing: 'They name nobody.' },
      },
    ],
    open: sql => connections.open(sql),
    close: () => connections.close(),
  })
}
