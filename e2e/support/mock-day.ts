import type { DailyInsightsResponse } from '@disha/contracts/api/daily'
import { PLACES } from './mock-api.ts'

/** 21 November 2026 in Hyderabad, as the service computes it. */
export const DAY: DailyInsightsResponse = {
  date: '2026-11-21',
  place: PLACES[0]!,
  timeZone: 'Asia/Kolkata',
  ...{
    vara: 6,
    sunriseAt: '2026-11-21T00:54:12.244Z',
    sunsetAt: '2026-11-21T12:09:36.646Z',
    nextSunriseAt: '2026-11-22T00:54:45.735Z',
    tithi: [
      {
        number: 11,
        startAt: '2026-11-20T01:46:10.371Z',
        endAt: '2026-11-21T01:02:01.496Z',
      },
      {
        number: 12,
        startAt: '2026-11-21T01:02:01.496Z',
        endAt: '2026-11-21T23:27:00.379Z',
      },
      {
        number: 13,
        startAt: '2026-11-21T23:27:00.379Z',
        endAt: '2026-11-22T21:07:36.836Z',
      },
    ],
    nakshatra: [
      {
        number: 26,
        startAt: '2026-11-20T01:26:49.254Z',
        endAt: '2026-11-21T01:20:52.675Z',
      },
      {
        number: 27,
        startAt: '2026-11-21T01:20:52.675Z',
        endAt: '2026-11-22T00:25:07.907Z',
      },
      {
        number: 1,
        startAt: '2026-11-22T00:25:07.907Z',
        endAt: '2026-11-22T22:45:53.493Z',
      },
    ],
    yoga: [
      {
        number: 16,
        startAt: '2026-11-20T23:25:50.389Z',
        endAt: '2026-11-21T21:00:56.505Z',
      },
      {
        number: 17,
        startAt: '2026-11-21T21:00:56.505Z',
        endAt: '2026-11-22T17:59:44.927Z',
      },
    ],
    karana: [
      {
        number: 22,
        startAt: '2026-11-20T13:30:43.814Z',
        endAt: '2026-11-21T01:02:01.496Z',
        name: 'Vishti',
      },
      {
        number: 23,
        startAt: '2026-11-21T01:02:01.496Z',
        endAt: '2026-11-21T12:20:32.571Z',
        name: 'Bava',
      },
      {
        number: 24,
        startAt: '2026-11-21T12:20:32.571Z',
        endAt: '2026-11-21T23:27:00.379Z',
        name: 'Balava',
      },
      {
        number: 25,
        startAt: '2026-11-21T23:27:00.379Z',
        endAt: '2026-11-22T10:22:20.169Z',
        name: 'Kaulava',
      },
    ],
    moonSign: [
      {
        number: 11,
        startAt: '2026-11-19T19:20:09.132Z',
        endAt: '2026-11-22T00:25:07.907Z',
      },
      {
        number: 0,
        startAt: '2026-11-22T00:25:07.907Z',
        endAt: '2026-11-24T01:54:48.715Z',
      },
    ],
    rahuKalam: {
      startAt: '2026-11-21T03:43:03.345Z',
      endAt: '2026-11-21T05:07:28.895Z',
    },
    yamaganda: {
      startAt: '2026-11-21T07:56:19.995Z',
      endAt: '2026-11-21T09:20:45.545Z',
    },
    gulika: {
      startAt: '2026-11-21T00:54:12.244Z',
      endAt: '2026-11-21T02:18:37.794Z',
    },
    abhijit: {
      startAt: '2026-11-21T06:09:23.632Z',
      endAt: '2026-11-21T06:54:25.258Z',
    },
  },
}
