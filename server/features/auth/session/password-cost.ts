/**
 * How expensive a password hash is. Nothing but `password.ts` and the test harness may import this file, as `tools/check-house.ts`
 * sees to: the harness makes it cheaper, since tests hash hundreds of passwords.
 */
export const passwordCost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 }
