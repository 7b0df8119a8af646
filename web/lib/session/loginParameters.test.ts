// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { stored } from '../browser/storage.ts'
import { loginInput, returnTarget, saveLoginParameters, takeLoginParameters } from './loginParameters.ts'

const boris = '00000000-0000-7000-8000-0000000000cc'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('returnTarget', () => {
  it.each([
    [null, null],
    ['', null],
    ['/events?a=1#b', '/events?a=1#b'],
    ['//evil.example', null],
    ['javascript:alert(1)', null],
    ['javascript:/*https://club.example*/alert(1)', null],
    ['ftp://other.example/', null],
    ['xhttps://other.example', null],
    ['https:other.example', null],
    ['https://', null],
    ['https://other.example', 'https://other.example/'],
    ['http://other.example/a?b=1#c', 'http://other.example/a?b=1#c'],
    ['HTTPS://OTHER.example/a', 'https://other.example/a'],
    [`${location.origin}/events?show=past#top`, '/events?show=past#top'],
    [`${location.origin}`, '/'],
    [`${location.origin}//evil.example`, null],
  ])('%j: %j', (target, expected) => {
    expect(returnTarget(target)).toBe(expected)
  })
})

describe('parameters of a login link', () => {
  type Parameters = Omit<ReturnType<typeof takeLoginParameters>, 'returnUrl'> & { returnUrl: string | null }
  const nothing: Parameters = {
    returnPath: null,
    returnUrl: null,
    introFor: null,
    telegram: null,
    hasAgreedPolicy: false,
  }

  it.each<[string, Partial<Parameters>]>([
    ['', {}],
    ['?backTo=/events', { returnPath: '/events' }],
    ['?backTo=https://other.example/a', { returnUrl: 'https://other.example/a' }],
    ['?backTo=//evil.example', {}],
    [`?introFor=${boris}`, { introFor: boris }],
    [`?introFor=${boris.toUpperCase()}`, { introFor: boris.toUpperCase() }],
    ['?introFor=', {}],
    ['?introFor=somebody', {}],
    [`?introFor=x${boris}`, {}],
    [`?introFor=${boris}x`, {}],
    [`?introFor=${boris.slice(1)}`, {}],
    [`?introFor=${boris.slice(0, -1)}`, {}],
    [`?introFor=${boris.slice(0, -1)}g`, {}],
    [`?introFor=${boris.replace('-7000', '')}`, {}],
    [`?introFor=${boris.replace('-7000', '-700g')}`, {}],
    [`?introFor=${boris.replace('0000', 'g000')}`, {}],
    ['?telegramChatId=-42&telegramNonce=n', { telegram: { chatId: '-42', nonce: 'n' } }],
    [
      '?telegramChatId=42&telegramNonce=n&telegramUsername=anna',
      { telegram: { chatId: '42', nonce: 'n', username: 'anna' } },
    ],
    ['?telegramChatId=42&telegramNonce=n&telegramUsername=', { telegram: { chatId: '42', nonce: 'n' } }],
    ['?telegramChatId=42', {}],
    ['?telegramNonce=n', {}],
    ['?telegramChatId=x42&telegramNonce=n', {}],
    ['?telegramChatId=42x&telegramNonce=n', {}],
    ['?telegramChatId=--42&telegramNonce=n', {}],
    ['?telegramChatId=-&telegramNonce=n', {}],
    [`?telegramChatId=${'4'.repeat(20)}&telegramNonce=n`, { telegram: { chatId: '4'.repeat(20), nonce: 'n' } }],
    [`?telegramChatId=${'4'.repeat(21)}&telegramNonce=n`, {}],
  ])('%s is saved until it is taken, once', (search, expected) => {
    saveLoginParameters(search)
    expect(takeLoginParameters()).toEqual({ ...nothing, ...expected })
    expect(takeLoginParameters()).toEqual(nothing)
  })

  it('stay beside those saved before', () => {
    saveLoginParameters('?backTo=/events')
    saveLoginParameters(`?introFor=${boris}`)
    saveLoginParameters('?other=1')
    expect(takeLoginParameters()).toEqual({ ...nothing, returnPath: '/events', introFor: boris })
  })

  it('are sent with the call that signs in', () => {
    expect(loginInput()).toEqual({})
    saveLoginParameters('?backTo=https://other.example/a')
    expect(loginInput()).toEqual({ backTo: 'https://other.example/a' })
    saveLoginParameters(`?introFor=${boris}`)
    expect(loginInput()).toEqual({ backTo: 'https://other.example/a', introFor: boris })
    stored.redirectAfterLogin.set('//evil.example')
    expect(loginInput()).toEqual({ introFor: boris })
  })

  it('include a ticked agreement', () => {
    stored.hasAgreedPolicy.set(true)
    expect(takeLoginParameters()).toEqual({ ...nothing, hasAgreedPolicy: true })
    stored.hasAgreedPolicy.set(false)
    expect(takeLoginParameters()).toEqual(nothing)
  })
})
