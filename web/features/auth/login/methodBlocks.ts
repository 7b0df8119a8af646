import type { AuthType } from '#contract/communities/community.ts'

/** Methods that need an email share one form. */
export type EmailMethod = Extract<AuthType, 'EMAIL' | 'MAGIC' | 'OTP'>
export type MethodBlock =
  | { kind: 'email'; hasPassword: boolean; letters: Exclude<EmailMethod, 'EMAIL'>[] }
  | { kind: Exclude<AuthType, EmailMethod> }

/** Sign-in methods in the community's order; those by email are grouped at the position of the first. */
export function methodBlocks(methods: { authType: AuthType }[]): MethodBlock[] {
  const types = [...new Set(methods.map(({ authType }) => authType))]
  const letters = types.filter(type => type === 'MAGIC' || type === 'OTP')
  const email: MethodBlock = { kind: 'email', hasPassword: types.includes('EMAIL'), letters }
  const blocks = types.map((type): MethodBlock => (isByEmail(type) ? email : { kind: type }))
  return [...new Set(blocks)]
}

const isByEmail = (type: AuthType): type is EmailMethod => type === 'EMAIL' || type === 'MAGIC' || type === 'OTP'

const isButton = (block: MethodBlock) => block.kind === 'GOOGLE' || block.kind === 'OAUTH2'
const endsWithButtons = (block: MethodBlock) =>
  isButton(block) || (block.kind === 'email' && block.hasPassword && block.letters.length > 0)

/** Divider between two blocks; buttons follow one another without one. */
export function dividerBefore(block: MethodBlock, previous: MethodBlock | undefined) {
  if (!previous) return null
  if (isButton(block)) return endsWithButtons(previous) ? null : 'or'
  if (block.kind === 'email') return block.hasPassword ? 'orPassword' : 'orEmail'
  return 'orAccessCode'
}
