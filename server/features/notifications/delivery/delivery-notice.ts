import { loginPath } from '#contract/auth/login-link.ts'
import { notify, notifyUser } from '#server/features/notifications/notification/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { listManagers } from '../messenger/store.ts'

type Channel = 'TELEGRAM' | 'SLACK' | 'DISCORD'

/** Tells a participant, by their other channels, that this one no longer works. */
export async function tellStopped(
  scope: Scope,
  participantId: string,
  channel: Channel,
  reason: 'BLOCKED' | 'REVOKED',
): Promise<void> {
  const { community, now } = scope
  const { channelLetter, stoppedNews } = await import('./letters.tsx')
  const namesFor = namesOf(scope, channel)
  await notify(
    scope,
    { participantId, kind: 'channel.stopped', about: [], data: { channel }, isOwn: true },
    {
      letter: to => channelLetter(community, to, stoppedNews(to, namesFor(to), reason), now),
      text: to =>
        letterWords(to.lang)('messengers.stopped.text', { ...namesFor(to), url: urlOf(scope, '/settings#channels') }),
    },
  )
}

/** Tells the managers that the token of a workspace was refused. */
export const tellBroken = (scope: Scope, channel: 'SLACK' | 'DISCORD'): Promise<void> =>
  tellManagers(scope, channel, 'broken', { isWorkspace: 'true' })

/** Tells the managers that the bot is no longer in the Telegram group. */
export const tellGroupLost = (scope: Scope): Promise<void> =>
  tellManagers(scope, 'TELEGRAM', 'groupLost', { isGroup: 'true' })

async function tellManagers(
  scope: Scope,
  channel: Channel,
  what: 'broken' | 'groupLost',
  data: Record<string, string>,
): Promise<void> {
  const { community, now } = scope
  const { channelLetter, managerNews } = await import('./letters.tsx')
  const namesFor = namesOf(scope, channel)
  for (const userId of await listManagers(scope.db))
    await notifyUser(
      scope,
      { userId, kind: 'channel.stopped', about: [], data: { channel, ...data } },
      {
        letter: to => channelLetter(community, to, managerNews(to, namesFor(to), what), now),
        text: to =>
          letterWords(to.lang)(`messengers.${what}.text`, {
            ...namesFor(to),
            url: urlOf(scope, '/admin/options/messengers'),
          }),
      },
    )
}

const namesOf =
  ({ community }: Scope, channel: Channel) =>
  ({ lang }: { lang: 'en' | 'ru' }) => ({
    channel: letterWords(lang)(`messengers.names.${channel}`),
    community: community.title[lang],
  })

const urlOf = ({ community }: Scope, path: string): string =>
  new URL(loginPath(path, 'settings'), community.communityUrl).href
