import type { Db } from './sql.ts'

/**
 * Gives `work` the connection on a lease that ends with it. A statement sent afterwards, by a promise that was not awaited, is
 * refused: it would run in the transaction, and in the community, of the next call on that connection.
 */
export async function withLease<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  let isEnded = false
  const check = () => {
    if (isEnded) throw new Error('This statement was sent after its lease had ended')
  }
  const query = (first: TemplateStringsArray, ...rest: never[]) => {
    check()
    return db(first, ...rest)
  }
  const unsafe: Db['unsafe'] = (...statement) => {
    check()
    return db.unsafe(...statement)
  }
  const { types, typed, array, json, file, notify } = db
  try {
    return await work(Object.assign(query, { types, typed, array, json, file, notify, unsafe }) as unknown as Db)
  } finally {
    isEnded = true
  }
}
