import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { Config } from '#server/platform/config/config.ts'

/**
 * The host of a request that Fastify does not see, such as the upgrade to a websocket: as `request.host` there, the last forwarded
 * one where a trusted proxy is in front.
 */
export function hostReader(proxies: Config['TRUST_PROXY']): (request: IncomingMessage) => string {
  const networks = new BlockList()
  for (const network of Array.isArray(proxies) ? proxies : []) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (bits === undefined) networks.addAddress(address, family)
    else networks.addSubnet(address, Number(bits), family)
  }
  const isTrusted = (address: string | undefined): boolean => {
    if (address === undefined || !Array.isArray(proxies)) return proxies !== false && proxies !== 0
    return networks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
  }
  return ({ headers, socket }) => {
    const forwarded = isTrusted(socket.remoteAddress) ? headers['x-forwarded-host'] : undefined
    return forwarded ? (String(forwarded).split(',').at(-1) as string).trim() : (headers.host ?? '')
  }
}
