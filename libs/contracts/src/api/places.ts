import { z } from 'zod'

export const Place = z.object({
  id: z.string(),
  name: z.string(),
  admin1: z.string(),
  admin2: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  /** the position is a post office's near the village: good to some ten kilometres */
  approximate: z.boolean().optional(),
})
export type Place = z.infer<typeof Place>

export const PlacesQuery = z.object({
  q: z.string().trim().min(1).max(200),
  language: z.string().max(20).optional(),
})
export const PlacesResponse = z.object({ places: z.array(Place) })
export type PlacesResponse = z.infer<typeof PlacesResponse>

const degrees = (limit: number) => z.string().trim().min(1).transform(Number).pipe(z.number().min(-limit).max(limit))

/** Query of `GET /api/places/near`, decimal degrees, north and east positive. */
export const NearQuery = z.object({ latitude: degrees(90), longitude: degrees(180) })

/** What hand-typed coordinates lie near, for the visitor to confirm. */
export const NearResponse = z.object({
  place: Place,
  /** from the coordinates to the place, kilometres */
  km: z.number(),
  /** IANA zones the point may belong to, the one proposed first: by the borders, then the nearest place's where it differs */
  timeZones: z.array(z.string()).min(1),
})
export type NearResponse = z.infer<typeof NearResponse>
