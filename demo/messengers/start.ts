import { randomBytes } from 'node:crypto'
import type { Config } from '#server/platform/config/config.ts'
import { startMessengerStandIn } from './stand-in.ts'

/** Plays the messengers of the demo. Nothing is started where the operator has a bot of their own. */
export async function startDemoMessengers({ TELEGRAM_BOT_TOKEN, PUBLIC_URL }: Config) {
  if (TELEGRAM_BOT_TOKEN) return null
  const { settings, stop } = await startMessengerStandIn()
  return {
    stop,
    settings: {
      ...settings,
      TELEGRAM_BOT_TOKEN: '1:demo',
      TELEGRAM_BOT_NAME: 'demo_bot',
      TELEGRAM_WEBHOOK_SECRET: randomBytes(16).toString('hex'),
      TELEGRAM_LINK_ROOT: `${PUBLIC_URL}/dev/messengers`,
    },
  }
}
