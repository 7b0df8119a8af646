/** A part of a record by its path, such as `landing.en.steps.0.title`. */
export function valueAt(record: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      record,
    )
}

/** A copy of the record with another value at the path; what is not on the path is shared. */
export function withValueAt<T extends object>(record: T, path: string, value: unknown): T {
  const [name = '', ...rest] = path.split('.')
  const copy = (Array.isArray(record) ? [...record] : { ...record }) as T
  const part: unknown = Reflect.get(record, name)
  const next = rest.length > 0 ? withValueAt((part ?? {}) as object, rest.join('.'), value) : value
  Reflect.set(copy, name, next)
  return copy
}
