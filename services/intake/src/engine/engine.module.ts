import { Global, Module } from '@nestjs/common'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { loadGazetteer } from '@disha/places/node/load-gazetteer'
import { EPHEMERIS, GAZETTEER } from './tokens.ts'

/** The data that the pure engines work on, read once at boot: a process without it does not start. */
@Global()
@Module({
  providers: [
    { provide: EPHEMERIS, useFactory: loadEphemeris },
    { provide: GAZETTEER, useFactory: loadGazetteer },
  ],
  exports: [EPHEMERIS, GAZETTEER],
})
export class EngineModule {}
