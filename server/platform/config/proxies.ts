import { isIP } from 'node:net'
import { z } from 'zod'

const mostHops = 10
const howTo =
  'must be the number of proxies in front (1), or their addresses and networks (127.0.0.1, 10.0.0.0/8), or false'

/** An address, or a network with the number of its bits. One that holds every address would trust every client. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128))
}

/**
 * Proxies whose `X-Forwarded-*` headers count: how many stand in front, or their networks. Never all of them: a client writes the
 * leftmost entry itself, and would choose its own address.
 */
export const proxies = z.string().transform((text, ctx): false | number | string[] => {
  if (/^(false|no|off|0)$/i.test(text)) return false
  if (/^\d{1,2}$/.test(text) && Number(text) <= mostHops) return Number(text)
  const networks = text.split(/[\s,]+/).filter(Boolean)
  if (networks.length > 0 && networks.every(isNetwork)) return networks
  ctx.addIssue({ code: 'custom', message: howTo })
  return z.NEVER
})
