import { jwtVerify, SignJWT } from 'jose'
import type { Role } from '#contract/roles.ts'

export type Claims = { sessionId: string; userId: string; expiresAt: number }

const issuer = 'samovar sessions'

/**
 * Issues and verifies session tokens (JWT). A token alone grants nothing: each call looks up its session row.
 * Verified tokens are cached, so that the signature is checked once; the expiry is checked every time.
 */
export class Tokens {
  readonly #key: Uint8Array
  readonly #capacity: number
  readonly #known = new Map<string, Claims>()

  /** `capacity` is the size of the cache, which is cleared when it is full. */
  constructor(secret: string, capacity = 10_000) {
    this.#key = new TextEncoder().encode(secret)
    this.#capacity = capacity
  }

  issue(session: { id: string; userId: string; role: Role; expiresAt: Date }): Promise<string> {
    return new SignJWT({ sid: session.id, role: session.role })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(session.userId)
      .setIssuer(issuer)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime(session.expiresAt)
      .sign(this.#key)
  }

  async read(token: string, now: Date): Promise<Claims | null> {
    const claims = this.#known.get(token) ?? (await this.#verify(token, now))
    return claims && claims.expiresAt > now.getTime() ? claims : null
  }

  async #verify(token: string, now: Date): Promise<Claims | null> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        issuer,
        audience: issuer,
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'sid', 'exp'],
        currentDate: now,
      })
      const claims = {
        sessionId: String(payload.sid),
        userId: String(payload.sub),
        expiresAt: (payload.exp as number) * 1000,
      }
      if (this.#known.size >= this.#capacity) this.#known.clear()
      this.#known.set(token, claims)
      return claims
    } catch {
      // Not signed by this installation, expired, or incomplete.
    }
    return null
  }
}
