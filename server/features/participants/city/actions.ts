import type { cityApi } from '#contract/participants/city.ts'
import type { Action } from '#server/platform/http/context.ts'
import { nearestCity, searchCities } from './rules.ts'

type Api = typeof cityApi

export const search: Action<Api['search']> = async ({ search }) => searchCities(search)

export const nearest: Action<Api['nearest']> = async ({ latitude, longitude }) => nearestCity(latitude, longitude)
