/** Somebody whom the provider knows. */
export type ProviderAccount = {
  id: string
  email: string
  /** Not said at all when undefined. */
  isEmailVerified?: boolean
  name?: string
  givenName?: string
  familyName?: string
  picture?: string
}
