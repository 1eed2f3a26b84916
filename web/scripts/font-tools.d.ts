declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures?: string[]; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>
}

declare module 'fontverter' {
  type Format = 'truetype' | 'woff2'
  export function convert(font: Buffer, toFormat: Format, fromFormat?: Format): Promise<Buffer>
}
