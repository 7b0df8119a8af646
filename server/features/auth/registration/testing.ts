import { everyone, signedIn } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const adminSecret = 'a secret for admins, of more than thirty-two characters'
const newPassword = { password: 'a-kettle-on-the-hob-7' }

export const testing: SliceTesting<'registration'> = {
  noun: 'registration',
  environment: { ADMIN_SECRET: adminSecret },
  calls: {
    registerUser: {
      access: everyone,
      input: world => ({ email: world.freeEmail(), ...newPassword, policyAccepted: true }),
    },
    registerAdmin: {
      access: everyone,
      input: world => ({ secret: adminSecret, email: world.freeEmail(), ...newPassword }),
    },
    agreePolicy: { access: signedIn, input: () => ({}) },
    confirmEmail: { access: everyone, input: ({ code }) => ({ code: code.CONFIRM_EMAIL }) },
    changePassword: {
      access: signedIn,
      input: ({ people }) => ({ currentPassword: people.member.password, ...newPassword }),
    },
    resendConfirmation: { access: signedIn, input: () => ({}) },
  },
}
