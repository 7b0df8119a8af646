import { copyDatabase } from './harness.ts'
import { testNoMessageLost } from './no-message-lost.ts'

/* The same over Redis: tools/peers/no-message-lost.test.ts. */

testNoMessageLost('the database', async () => {
  const { url, drop } = await copyDatabase()
  return {
    databaseUrl: url,
    // What is told is part of the transaction.
    open: async () => ({ environment: {} }),
    interrupt: work => work(),
    stop: drop,
  }
})
