import { Controller, Get, Header, Inject, Query } from '@nestjs/common'
import { NearQuery, PlacesQuery, type NearResponse, type PlacesResponse } from '@disha/contracts/api/places'
import { Language } from '@disha/contracts/language'
import type { Gazetteer } from '@disha/places/gazetteer'
import { ZodPipe } from '@disha/platform/zod.pipe'
import { Throttle } from '@nestjs/throttler'
import type { z } from 'zod'
import { GAZETTEER } from '../engine/tokens.ts'
import { FREQUENT } from '../rate-limits.ts'
import { nearCoordinates } from './near-coordinates.ts'

@Controller('api')
export class PlacesController {
  constructor(@Inject(GAZETTEER) private readonly gazetteer: Gazetteer) {}

  @Get('places')
  @Throttle(FREQUENT)
  @Header('Cache-Control', 'public, max-age=3600')
  search(@Query(new ZodPipe(PlacesQuery)) { q, language }: z.infer<typeof PlacesQuery>): PlacesResponse {
    const known = Language.safeParse(language)
    return { places: this.gazetteer.search(q, known.success ? { language: known.data } : {}) }
  }

  @Get('places/near')
  @Throttle(FREQUENT)
  @Header('Cache-Control', 'public, max-age=3600')
  near(@Query(new ZodPipe(NearQuery)) { latitude, longitude }: z.infer<typeof NearQuery>): NearResponse {
    return nearCoordinates(latitude, longitude, this.gazetteer)
  }
}
