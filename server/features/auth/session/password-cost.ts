/**
 * How expensive a password hash is. Nothing but `password.ts` and the test harness may import this file;
 * `tools/check-house.ts` enforces that. The harness makes it cheaper, since tests hash hundreds of passwords.
 */
export const passwordCost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 }
