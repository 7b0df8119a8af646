import { buildOauthProvider } from '#server/features/auth/provider/testing.ts'
import { adminOnly } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

const noProvider = { ...adminOnly, admin: 400 }
const issuer = 'https://id.example'

export const testing: SliceTesting<'providerSetting'> = {
  noun: 'providerSetting',
  calls: {
    get: { access: adminOnly, actor: 'admin', input: () => ({}) },
    save: {
      access: adminOnly,
      actor: 'admin',
      input: () => ({
        issuer,
        codeUrl: `${issuer}/auth`,
        tokenUrl: `${issuer}/token`,
        userInfoUrl: `${issuer}/me`,
        clientId: 'tea',
        secret: 'a secret of a provider',
      }),
    },
    removeSecret: { access: adminOnly, actor: 'admin', input: () => ({}) },
    remove: { access: adminOnly, actor: 'admin', input: () => ({}) },
    // Nobody listens there.
    discover: { access: noProvider, actor: 'admin', status: 400, input: () => ({ issuer: 'http://127.0.0.1:9' }) },
    check: { access: adminOnly, actor: 'admin', input: () => ({}) },
  },
  buildPart: ({ t, here }) => buildOauthProvider(t, { communityId: here.id }),
}
