import webPush from 'web-push'
import type { webPushApi } from '#contract/notifications/web-push.ts'
import type { MessengerTextRow } from '#server/generated/messenger-text.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Action, Scope } from '#server/platform/http/context.ts'
import { postExternal } from '#server/platform/http/external-fetch.ts'
import { ensure } from '#server/platform/http/failure.ts'
import {
  addressesOf,
  answerOf,
  areKeys,
  type BrowserOutcome,
  browsersPerPerson,
  isEndpoint,
  messageOf,
  outcomeOf,
  type PushOutcome,
} from './rules.ts'
import * as store from './store.ts'

type Api = typeof webPushApi

const timeoutMs = 5000
/** A push service keeps a message this long for a browser that is closed. */
const keptSeconds = 24 * 60 * 60

export const subscribe: Action<Api['subscribe']> = async ({ endpoint, keys }, ctx) => {
  const { config, actor, community } = ctx
  ensure(config.WEB_PUSH, 'CHANNEL_OFF')
  ensure(isEndpoint(endpoint, config.PUSH_TEST_ORIGIN) && areKeys(keys), 'INVALID_ENDPOINT')
  await store.saveSubscription(ctx.db, {
    communityId: community.id,
    id: ctx.newId(),
    userId: actor.userId,
    sessionId: actor.sessionId,
    endpoint,
    publicKey: keys.p256dh,
    authSecret: keys.auth,
    at: ctx.now,
  })
  return {}
}

export const unsubscribe: Action<Api['unsubscribe']> = async ({ endpoint }, { db, actor }) => {
  await store.removeSubscription(db, actor.userId, endpoint)
  return {}
}

/**
 * Sends a text to every browser in which its reader is signed in. Holds no transaction while a push service is called. A text that
 * arrives twice is shown once: the browser knows it by its id.
 */
export async function sendPush(
  scope: Scope,
  text: Pick<MessengerTextRow, 'id' | 'text'> & { participantId: string },
): Promise<PushOutcome> {
  const { config, now } = scope
  if (!config.WEB_PUSH) return { result: 'nobody' }
  const browsers = await scope.read(db => store.listBrowsers(db, text.participantId, now, browsersPerPerson))
  const outcomes = await Promise.all(
    browsers.map(browser =>
      browser.lastTextId === text.id ? ({ result: 'sent' } as const) : sendToBrowser(scope, text, browser),
    ),
  )
  return outcomeOf(outcomes)
}

async function sendToBrowser(
  scope: Scope,
  text: Pick<MessengerTextRow, 'id' | 'text'>,
  browser: store.Browser,
): Promise<BrowserOutcome> {
  const { config, community, now, log } = scope
  const { endpoint, publicKey, authSecret } = browser
  const message = messageOf(text, community, browser.lang ?? community.lang)
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: publicKey, auth: authSecret } },
    JSON.stringify(message),
    // The topic is known to the push service: of two messages with one topic a closed browser gets the newer.
    {
      vapidDetails: vapidOf(config),
      TTL: keptSeconds,
      topic: text.id.replaceAll('-', ''),
      contentEncoding: 'aes128gcm',
    },
  )
  const isAllowed = addressesOf(endpoint, config.PUSH_TEST_ORIGIN)
  const sent = { headers: headers as Record<string, string>, body, timeoutMs, isAllowed }
  const outcome = await postExternal(endpoint, sent).then(
    answer => answerOf(answer.status, answer.headers['retry-after'], now),
    (error: Error): BrowserOutcome => ({ result: 'later', afterMs: null, problem: error.message }),
  )
  if (outcome.result === 'sent') await scope.inOwnTransaction(db => store.setTold(db, browser.id, text.id))
  if (outcome.result === 'gone') await scope.inOwnTransaction(db => store.removeGone(db, browser.id))
  if (outcome.result === 'failed') log.warn({ problem: outcome.problem }, 'a push service refused a message')
  return outcome
}

/** Push services write to this address when messages are a problem for them. */
function vapidOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, MAIL_FROM }: Config) {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) throw new Error('Web push has no keys')
  return { subject: `mailto:${MAIL_FROM}`, publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
}
