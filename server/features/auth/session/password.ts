import { hash, verify } from '@node-rs/argon2'

/** The library's algorithm is argon2id unless told otherwise. */
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let decoy: Promise<string> | undefined

/** Takes the same time whether or not there is anything to compare with, so that time tells nothing about an address. */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const matches = await verify(hashed ?? (await decoy), password)
  return matches && hashed !== null
}
