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
