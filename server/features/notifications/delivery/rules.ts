import { type PressKind, pressKinds, type TextButton } from '#contract/notifications/text-button.ts'
import type { FailureKind } from '#server/platform/messengers/attempt.ts'

export type DeliveryChannel = 'TELEGRAM' | 'SLACK' | 'DISCORD' | 'PUSH'

/** One job for each recipient sends what is due, and one waits for what is due later. */
export const deliveryKey = (communityId: string, channel: DeliveryChannel, participantId: string | null): string =>
  `deliver ${communityId} ${channel} ${participantId ?? 'room'}`

/** What became of sending a text. `NOBODY`: no browser wants it. */
export type Outcome =
  | { kind: 'SENT'; externalId: string | null }
  | { kind: 'NOBODY' }
  | { kind: FailureKind; problem: string; retryAfterMs: number | null }

/** The same for browsers. Push services know no uncertainty: a browser shows a text that comes twice once. */
export function pushed(
  outcome:
    | { result: 'sent' }
    | { result: 'nobody' }
    | { result: 'later'; afterMs: number | null; problem: string }
    | { result: 'failed'; problem: string },
): Outcome {
  if (outcome.result === 'sent') return { kind: 'SENT', externalId: null }
  if (outcome.result === 'nobody') return { kind: 'NOBODY' }
  const { problem } = outcome
  return outcome.result === 'later'
    ? { kind: 'BUSY', problem, retryAfterMs: outcome.afterMs }
    : { kind: 'REFUSED', problem, retryAfterMs: null }
}

export type Decision = {
  status: 'SENT' | 'WAITING' | 'UNCERTAIN' | 'FAILED' | 'DROPPED'
  problem: string | null
  nextAt: Date | null
  externalId: string | null
  /** Why nothing more can be sent to this account; null if it can. */
  stopReason: 'BLOCKED' | 'REVOKED' | null
}

/** About a day, with exponential backoff. A messenger that says when to come back is asked more often. */
export const maxAttempts = 8
export const maxLimited = 40

const firstWaitMs = 30_000
const longestWaitMs = 6 * 3_600_000
const limitedWaitMs = 30_000
/** What a messenger says is believed up to a day. */
const longestToldMs = 24 * 3_600_000

/** Discord knows the key of a message for some minutes: within them a text of which no answer came may be sent again. */
const keyedAttempts = 3
const keyedWaitMs = 5_000

/** How long a process may be busy with one text before it counts as stopped. */
export const claimMs = 5 * 60_000

/** Exponential backoff: half a minute, then four times as long after each attempt. */
export const waitAfter = (attempts: number): number => Math.min(firstWaitMs * 4 ** (attempts - 1), longestWaitMs)

/** What to do with a text after its `attempts`-th attempt. */
export function decide(channel: DeliveryChannel, outcome: Outcome, attempts: number, now: Date): Decision {
  const nothing = { problem: null, nextAt: null, externalId: null, stopReason: null }
  if (outcome.kind === 'SENT') return { ...nothing, status: 'SENT', externalId: outcome.externalId }
  if (outcome.kind === 'NOBODY') return { ...nothing, status: 'DROPPED' }
  const { kind, problem, retryAfterMs } = outcome
  const told = { ...nothing, problem: problem.slice(0, 300) }
  const later = (ms: number): Decision => {
    const waitMs = Math.min(Math.max(ms, 0), longestToldMs)
    return { ...told, status: 'WAITING', nextAt: new Date(now.getTime() + waitMs) }
  }
  const failed: Decision = { ...told, status: 'FAILED' }
  switch (kind) {
    case 'BLOCKED':
    case 'REVOKED':
      return { ...told, status: 'DROPPED', stopReason: kind }
    case 'UNCERTAIN':
      return channel === 'DISCORD' && attempts < keyedAttempts ? later(keyedWaitMs) : { ...told, status: 'UNCERTAIN' }
    case 'LIMITED':
      return attempts < maxLimited ? later(retryAfterMs ?? limitedWaitMs) : failed
    case 'UNREACHED':
    case 'BUSY':
      return attempts < maxAttempts ? later(retryAfterMs ?? waitAfter(attempts)) : failed
    case 'REFUSED':
      return failed
  }
}

/** What to do with a text that has no target. A picture for a group was sent by a manager, who can link a group and send it again. */
export function withoutTarget({
  channel,
  participantId,
}: {
  channel: DeliveryChannel
  participantId: string | null
}): Decision {
  const nothing = { nextAt: null, externalId: null, stopReason: null }
  return channel === 'TELEGRAM' && participantId === null
    ? { ...nothing, status: 'FAILED', problem: 'no Telegram group is linked' }
    : { ...nothing, status: 'DROPPED', problem: null }
}

const short = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')

function long(text: string): string {
  const hex = Buffer.from(text, 'base64url').toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** What Telegram sends back at a press: at most 64 bytes, so that both ids are shortened. */
export const pressData = (communityId: string, press: PressKind, id: string): string =>
  `${pressKinds.indexOf(press)}:${short(communityId)}${short(id)}`

export type Press = { communityId: string; press: PressKind; id: string }

/** Null for what no button of ours has. */
export function readPress(data: string): Press | null {
  const [, index, communityId, id] = /^(\d):([\w-]{22})([\w-]{22})$/.exec(data) ?? []
  const press = pressKinds[Number(index)]
  return press && communityId && id ? { press, communityId: long(communityId), id: long(id) } : null
}

/** Buttons that open an address; those that do something need a messenger that tells of the press. */
export const linkButtons = (buttons: TextButton[]): { label: string; url: string }[] =>
  buttons.flatMap(button => ('url' in button ? [button] : []))
