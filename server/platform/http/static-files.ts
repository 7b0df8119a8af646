import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** As it is, and compressed. */
const serviceWorker = /[\\/]service-worker\.js(\.(br|gz))?$/

/**
 * Serves the built web app, as the build compressed it. Files with a hash in their name are immutable; the page itself is rendered per community.
 */
export function addStaticFiles(server: FastifyInstance, root: string): void {
  server.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['index.html', '**/*.{br,gz}'],
    setHeaders: (reply, file) => {
      if (serviceWorker.test(file)) {
        // The policy of a worker's script is that of the worker: without it no request could pass through.
        reply.headers({
          'cache-control': 'no-cache',
          'content-security-policy': "default-src 'none'; connect-src 'self'",
        })
        return
      }
      const isHashed = file.includes(`${path.sep}assets${path.sep}`)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    },
  })
}
