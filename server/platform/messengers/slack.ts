import type { Logger } from '@slack/web-api'
import { type Answer, attempt, type FailureKind, MessengerFailure } from './attempt.ts'

export type SlackBot = { token: string; apiRoot: string }
export type LinkButton = { label: string; url: string }

const revoked = [
  'invalid_auth',
  'not_authed',
  'account_inactive',
  'token_revoked',
  'token_expired',
  'org_login_required',
]
const gone = ['user_not_found', 'users_not_found', 'user_disabled', 'messages_tab_disabled', 'cannot_dm_bot']
const failed = ['internal_error', 'fatal_error', 'service_unavailable', 'request_timeout']

function readRefusal({ status, code }: Answer): FailureKind {
  if (status === 401 || revoked.includes(code)) return 'REVOKED'
  if (gone.includes(code)) return 'BLOCKED'
  return failed.includes(code) ? 'BUSY' : 'REFUSED'
}

const silent: Logger = {
  debug() {},
  info() {},
  warn() {},
  error() {},
  setLevel() {},
  getLevel: () => 'error' as never,
  setName() {},
}

async function call<T>({ token, apiRoot }: SlackBot, work: (api: import('@slack/web-api').WebClient) => Promise<T>) {
  const { WebClient } = await import('@slack/web-api')
  return attempt(readRefusal, request =>
    work(
      new WebClient(token, {
        slackApiUrl: apiRoot,
        fetch: request as never,
        logger: silent,
        // Texts are repeated by their job, which knows which of them may be.
        retryConfig: { retries: 0 },
        rejectRateLimitedCalls: true,
      }),
    ),
  )
}

/** The workspace of the token. */
export async function checkSlack(bot: SlackBot): Promise<{ id: string; name: string }> {
  const found = await call(bot, api => api.auth.test())
  return { id: found.team_id ?? '', name: found.team ?? '' }
}

/** A person of the workspace by email address; null if there is none. */
export async function findInSlack(bot: SlackBot, email: string): Promise<{ id: string; username: string } | null> {
  try {
    const { user } = await call(bot, api => api.users.lookupByEmail({ email }))
    return user?.id && !user.deleted && !user.is_bot ? { id: user.id, username: user.name ?? email } : null
  } catch (error) {
    if (error instanceof MessengerFailure && error.kind === 'BLOCKED') return null
    throw error
  }
}

/** To a person, by their id, or into a channel. Slack knows no key that would make a repeated message one. */
export async function sendToSlack(
  bot: SlackBot,
  { to, text, buttons }: { to: string; text: string; buttons: LinkButton[] },
): Promise<string> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const blocks = [
    { type: 'section' as const, text: { type: 'plain_text' as const, text: text.slice(0, 3000) } },
    {
      type: 'actions' as const,
      elements: buttons.map(({ label, url }) => ({
        type: 'button' as const,
        text: { type: 'plain_text' as const, text: label.slice(0, 75) },
        url,
      })),
    },
  ]
  const shown = buttons.length > 0 ? { blocks } : {}
  const sent = await call(bot, api =>
    api.chat.postMessage({ channel: to, text: escaped, unfurl_links: false, mrkdwn: false, ...shown }),
  )
  return sent.ts ?? ''
}
