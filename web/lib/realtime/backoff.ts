import { realtimeConstants } from '#contract/realtime/topics.ts'

const { reconnectMs, reconnectMaxMs } = realtimeConstants

/** A share of each wait is random, so that the browsers that a restarted server has lost do not return at one moment. */
const jitter = 0.25

/** Wait before the next attempt: 5 s and a little more at first, twice as long each time, 15 min at most. */
export function reconnectDelay(failures: number, random: number): number {
  const grown = Math.min(reconnectMs * 2 ** failures, reconnectMaxMs / (1 + jitter))
  return Math.round(grown * (1 + jitter * random))
}
