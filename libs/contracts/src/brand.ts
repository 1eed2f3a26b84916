/** The product's name: the one place it stands. */
export const BRAND = { name: 'Disha', nativeNames: { english: 'Disha', hindi: 'दिशा', tamil: 'திசை', telugu: 'దిశ' } } as const
