import express from 'express'
import { type BareEnvironment, bareQueries } from './queries.ts'

const environment = process.env as BareEnvironment

/** Peer: Express, the most common Node framework. */
const app = express()
for (const [path, query] of Object.entries(bareQueries(environment)))
  app.get(path, async (_request, reply) => {
    reply.json(await query())
  })
app.listen(Number(environment.PORT), '127.0.0.1')
