import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { at } from '../address.ts'
import { send } from '../api.ts'
import { openAccount } from '../auth/account.ts'

/** An address that no other story has. */
export const newDomain = (): string => `story-${randomUUID().slice(0, 8)}`

/** A community of this story alone, and the token of its founder there. */
export async function foundCommunity(request: APIRequestContext): Promise<{ domain: string; token: string }> {
  const founder = await openAccount(request, 'samovar', 'founder')
  const domain = newDomain()
  await send(request, 'samovar', '/api/community/create', founder.token, { domain, title: 'Kettle club' })
  const { url } = await send(request, 'samovar', '/api/auth/ticket', founder.token, { url: at(domain, '/') })
  const ticket = new URL(url).searchParams.get('token')
  const { token } = await send(request, domain, '/api/auth/exchange', '', { ticket })
  return { domain, token }
}
