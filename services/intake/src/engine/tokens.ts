export const EPHEMERIS = Symbol('Ephemeris')
export const GAZETTEER = Symbol('Gazetteer')
