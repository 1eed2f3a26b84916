export type YogaNature = 'good' | 'mixed' | 'hard'

/** By what the verses say comes of it (for nabhasa yogas BPHS 35.18-49); what is not listed is good. */
const NATURE: Readonly<Record<Exclude<YogaNature, 'good'>, readonly string[]>> = {
  mixed: [
    'sama',
    'vesi',
    'vosi',
    'ubhayachari',
    'parivartanaKhala',
    'rajju',
    'vihaga',
    'sringataka',
    'vajra',
    'sakti',
    'nauka',
    'chapa',
    'pasa',
    'sula',
    'yogakarakaNode',
    'maleficsFromLagnaLord',
    'maleficsInThirdAndSixth',
  ],
  hard: [
    'asubha',
    'papaKartari',
    'moonSakata',
    'daridra',
    'parivartanaDainya',
    'kemadruma',
    'adhama',
    'sarpa',
    'sakata',
    'hala',
    'sara',
    'danda',
    'kuta',
    'yuga',
    'gola',
    'wantLagnaAndTwelfth',
    'wantLagnaAndSixth',
    'wantKetu',
    'wantLagnaAndSecondLords',
    'wantLagnaLordsCompany',
    'wantFifthAndNinthLords',
    'wantMaleficInLagna',
    'wantDusthanaDispositors',
    'wantMoonsNavamshaLord',
    'wantLagnaAndNavamshaLords',
    'wantReversedHouses',
    'wantMarsAndSaturnInSecond',
    'wantSunAndSaturnOverSecond',
  ],
}

const BY_ID = new Map(Object.entries(NATURE).flatMap(([nature, ids]) => ids.map((id): [string, YogaNature] => [id, nature as YogaNature])))

export function natureOf(id: string): YogaNature {
  return BY_ID.get(id) ?? 'good'
}
