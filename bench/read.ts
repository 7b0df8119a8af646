import { get } from 'node:http'
import type { Target } from './load.ts'

/** Body of one response. Unlike `fetch`, it can set the Host header. */
export function readBody({ port, path, headers }: Target): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, async reply => {
      let body = ''
      reply.setEncoding('utf8')
      for await (const part of reply) body += part
      if (reply.statusCode === 200) resolve(body)
      else reject(new Error(`${path} answered ${reply.statusCode}: ${body.slice(0, 300)}`))
    }).on('error', reject)
  })
}

export const readJson = async (target: Target): Promise<unknown> => JSON.parse(await readBody(target))
