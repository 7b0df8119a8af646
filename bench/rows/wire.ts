import { get } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { BenchEnvironment } from '../environment.ts'
import type { Target } from '../load.ts'
import type { Row } from '../row.ts'

/**
 * What the landing's page, scripts and styles weigh on the wire, beside the same bytes at brotli's highest quality. Only the page itself
 * is compressed at a cheaper one, since it is made for each visitor.
 */
export const wire: Row<BenchEnvironment> = {
  name: 'wire',
  async measure(bench) {
    const { port, host } = await bench.getServer()
    const ask = (path: string) => readRaw({ port, path, headers: { host, 'accept-encoding': 'br' } })
    const page = await ask('/')
    const links = page.decoded.toString().matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)
    const files = await Promise.all([...new Set([...links].map(([, path]) => path as string))].map(ask))
    if (files.length < 3) throw new Error('The page names too few scripts and styles')
    const replies = [page, ...files]
    const sum = (bytesOf: (reply: Reply) => number) =>
      replies.reduce((total, reply) => total + bytesOf(reply), 0) / 1000
    return {
      lines: [
        {
          what: `the landing on the wire (${replies.length} texts, ${Math.round(sum(reply => reply.decoded.length))} kB)`,
          peer: 'brotli, quality 11',
          unit: 'kB',
          ours: [sum(reply => reply.raw.length)],
          theirs: [sum(reply => smallest(reply.decoded))],
          limit: { kind: 'atMost', value: 1.05 },
        },
      ],
    }
  },
}

const smallest = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length

type Reply = { raw: Buffer; decoded: Buffer }

function readRaw({ port, path, headers }: Target): Promise<Reply> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, async reply => {
      const parts: Buffer[] = []
      for await (const part of reply) parts.push(part)
      const raw = Buffer.concat(parts)
      if (reply.statusCode !== 200) return reject(new Error(`${path} answered ${reply.statusCode}`))
      resolve({ raw, decoded: reply.headers['content-encoding'] === 'br' ? brotliDecompressSync(raw) : raw })
    }).on('error', reject)
  })
}
