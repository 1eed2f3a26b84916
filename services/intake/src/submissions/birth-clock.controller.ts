import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common'
import { BirthClockRequest, type BirthClockResponse } from '@disha/contracts/api/intake'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { offsetText } from '@disha/places/clock-notices'
import type { Gazetteer } from '@disha/places/gazetteer'
import { ZodPipe } from '@disha/platform/zod.pipe'
import { EPHEMERIS, GAZETTEER } from '../engine/tokens.ts'
import { computed } from '../engine/computed.ts'
import { skyByClock, withEffects } from '../engine/clock-effect.ts'
import { readBirthClock } from './resolve-birth.ts'

/** Tells the form, before anything is sent, how it would read the clock and what it must ask. A POST, so that no birth lands in a log of addresses. */
@Controller('api')
export class BirthClockController {
  constructor(
    @Inject(GAZETTEER) private readonly gazetteer: Gazetteer,
    @Inject(EPHEMERIS) private readonly ephemeris: Ephemeris,
  ) {}

  @Post('birth-clock')
  @HttpCode(200)
  read(@Body(new ZodPipe(BirthClockRequest)) body: BirthClockRequest): BirthClockResponse {
    const { place, time, ...clock } = readBirthClock(body, this.gazetteer)
    const chosen = time.status === 'unique' ? [undefined] : (['earlier', 'later'] as const)
    const own = time.offsets.map((reading, index) => ({ ...reading, doubledHour: chosen[index] }))
    if (time.preferred === 'later') own.reverse()
    const others = time.notices.flatMap(({ alternatives }) => alternatives.map((reading) => ({ ...reading, doubledHour: undefined })))
    const readings = [...own, ...others].filter(
      ({ utcOffsetSeconds }, index, all) => all.findIndex((other) => other.utcOffsetSeconds === utcOffsetSeconds) === index,
    )
    return computed(() => ({
      place,
      timeZone: clock.timeZone,
      status: time.status,
      readings: readings.map(({ doubledHour, ...reading }) => ({
        ...reading,
        offset: offsetText(reading.utcOffsetSeconds),
        ...(doubledHour === undefined ? {} : { doubledHour }),
        sky: skyByClock(clock, reading, this.ephemeris),
      })),
      notices: withEffects(time.notices, clock, this.ephemeris),
    }))
  }
}
