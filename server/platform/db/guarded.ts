import type { Db } from './sql.ts'

/**
 * Does the work with statements that are refused once it is over. One that comes later, from a part that nobody waited for, would
 * otherwise run in the transaction, and in the community, of whoever has the connection by then.
 */
export async function guarded<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  let isOver = false
  const check = () => {
    if (isOver) throw new Error('This statement comes after the end of its work')
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
    isOver = true
  }
}
