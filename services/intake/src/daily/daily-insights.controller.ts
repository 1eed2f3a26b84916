import { Controller, Get, Inject, Query, Res } from '@nestjs/common'
import { DailyInsightsQuery, type DailyInsightsResponse } from '@disha/contracts/api/daily'
import type { Place } from '@disha/contracts/api/places'
import { dayPanchanga } from '@disha/jyotish/day-panchanga'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { JyotishError } from '@disha/jyotish/errors'
import type { Gazetteer } from '@disha/places/gazetteer'
import { ApiError } from '@disha/platform/api-error'
import { ZodPipe } from '@disha/platform/zod.pipe'
import { Throttle } from '@nestjs/throttler'
import type { Response } from 'express'
import { todayIn } from '../engine/today.ts'
import { EPHEMERIS, GAZETTEER } from '../engine/tokens.ts'
import { BROWSING } from '../rate-limits.ts'
import { checkTimeZone } from '../submissions/check-time-zone.ts'
import { civilMidnight } from './civil-midnight.ts'

/** Days kept in memory: a city's day is asked for by everybody there. */
const KEPT_DAYS = 500
/** A day that was named never changes; "today" may be over soon. */
const NAMED_DAY = 'public, max-age=86400'
const TODAY = 'public, max-age=300'

type Spot = Pick<Place, 'latitude' | 'longitude' | 'timeZone'> & { place: Place | null }

/** The panchanga of a day, the same for everybody at a place. */
@Controller('api')
export class DailyInsightsController {
  private readonly kept = new Map<string, DailyInsightsResponse>()

  constructor(
    @Inject(GAZETTEER) private readonly gazetteer: Gazetteer,
    @Inject(EPHEMERIS) private readonly ephemeris: Ephemeris,
  ) {}

  @Get('daily-insights')
  @Throttle(BROWSING)
  daily(
    @Query(new ZodPipe(DailyInsightsQuery)) query: DailyInsightsQuery,
    @Res({ passthrough: true }) response: Response,
  ): DailyInsightsResponse {
    const spot = this.spotOf(query)
    const date = query.date ?? todayIn(spot.timeZone)
    const answer = this.day(spot, date)
    response.setHeader('Cache-Control', query.date === undefined ? TODAY : NAMED_DAY)
    return answer
  }

  private spotOf({ placeId, latitude, longitude, timeZone }: DailyInsightsQuery): Spot {
    if (placeId !== undefined) {
      const place = this.gazetteer.byId(placeId)
      if (place === undefined) throw refused('place_unknown', 'placeId', 'This place is not in our list.')
      return { place, latitude: place.latitude, longitude: place.longitude, timeZone: place.timeZone }
    }
    if (latitude === undefined || longitude === undefined) throw refused('invalid_request', 'latitude', 'Give a place or coordinates.')
    const known = checkTimeZone(timeZone, 'timeZone')
    return { place: null, latitude, longitude, timeZone: timeZone ?? known }
  }

  private day({ place, latitude, longitude, timeZone }: Spot, date: string): DailyInsightsResponse {
    const key = [place?.id ?? `${latitude},${longitude}`, timeZone, date].join(' ')
    const known = this.kept.get(key)
    if (known !== undefined) return known
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
    try {
      const panchanga = dayPanchanga(this.ephemeris, civilMidnight(date, timeZone), weekday, latitude, longitude)
      const answer = { date, place, timeZone, ...panchanga }
      this.kept.set(key, answer)
      // the oldest goes first: a Map keeps the order in which keys came
      if (this.kept.size > KEPT_DAYS) this.kept.delete(this.kept.keys().next().value!)
      return answer
    } catch (error) {
      if (!(error instanceof JyotishError)) throw error
      throw refused('invalid_request', 'date', 'We can compute days from 1900 to 2099.')
    }
  }
}

function refused(code: 'place_unknown' | 'invalid_request', field: string, message: string): ApiError {
  return new ApiError(code, message, { fields: [{ field, message }] })
}
