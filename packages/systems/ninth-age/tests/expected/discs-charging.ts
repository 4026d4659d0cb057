export type DiscsChargingBlindDisc = {
  readonly diameter: number; // mm
  readonly at: readonly [number, number]; // inches, of its centre
  readonly facing: number; // degrees clockwise from north
};
export type DiscsChargingBlindTarget =
  | { readonly block: { readonly base: number; readonly files: number; readonly ranks: number; readonly at: readonly [number, number]; readonly facing: number } }
  | { readonly disc: DiscsChargingBlindDisc };
type Common = { readonly id: string; readonly disc: DiscsChargingBlindDisc; readonly target: DiscsChargingBlindTarget; readonly why: string };
export type DiscsChargingBlindCase =
  | (Common & { readonly kind: "needed"; readonly expected: { readonly distance: number; readonly facing: "front" | "left" | "right" | "rear" | null; readonly least2D6: number; readonly advance: number } })
  | (Common & { readonly kind: "ends"; readonly expected: { readonly centre: readonly [number, number]; readonly looks: number; readonly way: number; readonly models: number } })
  // aside: mm from the line of the centre's way to the point touched first (block) or to the target's centre (disc)
  | (Common & { readonly kind: "straight"; readonly aside: number; readonly expected: { readonly legal: boolean } })
  | (Common & { readonly kind: "turned"; readonly expected: { readonly legal: boolean } });

export const discsChargingBlind = [
  // needed
  { id: "needed-7.99", kind: "needed", disc: { diameter: 25, at: [0, -8.482], facing: 0 }, target: { block: { base: 25, files: 5, ranks: 2, at: [0, 0], facing: 180 } },
    expected: { distance: 7.98987, facing: "front", least2D6: 4, advance: 4 }, why: "8.482 less the radius 12.5/25.4 = 0.49213; less 4 leaves 3.98987, so 4" },
  { id: "needed-8", kind: "needed", disc: { diameter: 25, at: [2.5, 10.492], facing: 180 }, target: { block: { base: 20, files: 6, ranks: 4, at: [2.5, 2], facing: 0 } },
    expected: { distance: 7.99987, facing: "front", least2D6: 4, advance: 4 }, why: "10.492 - 2 - 0.492126 = 7.999874, just under 8 (exactly 8 cannot be had with 3 digits); less 4, so 4" },
  { id: "needed-8.01", kind: "needed", disc: { diameter: 25, at: [-8.347, 4], facing: 90 }, target: { block: { base: 50, files: 1, ranks: 1, at: [2.124, 4], facing: 90 } },
    expected: { distance: 8.01037, facing: "rear", least2D6: 5, advance: 4 }, why: "rear at x = 2.124 - 50/25.4 = 0.155496; 8.347 + 0.155496 - 0.492126 = 8.01037; less 4 is 4.01037, so 5" },
  { id: "needed-past-corner-turned-217", kind: "needed", disc: { diameter: 75, at: [-9.5, -2], facing: 60 }, target: { block: { base: 25, files: 4, ranks: 3, at: [2, 3], facing: 217 } },
    expected: { distance: 10.22033, facing: "front", least2D6: 6, advance: 5 }, why: "centre 156.851 mm right, 277.217 before; 106.851 past the corner: hypot(106.851, 277.217) - 37.5 = 259.60 mm; foremost (142.20, 242.70) in front; less 5 is 5.22, so 6" },
  { id: "needed-foremost-decides", kind: "needed", disc: { diameter: 100, at: [-9, -6.5], facing: 355 }, target: { block: { base: 40, files: 3, ranks: 2, at: [-2, 0], facing: 180 } },
    expected: { distance: 6.01643, facing: "right", least2D6: 3, advance: 4 }, why: "looking out of the front west is right; foremost point 182.16 mm aside, 115.29 before: 182.16 > 60 + 115.29, so the flank, though the centre (177.8, 165.1) is in the front arc; hypot(117.8, 165.1) - 50 = 152.82 mm" },
  { id: "needed-round", kind: "needed", disc: { diameter: 50, at: [10, 5], facing: 240 }, target: { disc: { diameter: 60, at: [4.5, 1], facing: 0 } },
    expected: { distance: 4.63538, facing: null, least2D6: 2, advance: 3 }, why: "hypot(5.5, 4) = 6.80074, less (25 + 30)/25.4 = 2.16535; less 3 is 1.63538, so 2" },
  // ends
  { id: "ends-even-files", kind: "ends", disc: { diameter: 100, at: [-3, -4], facing: 45 }, target: { block: { base: 25, files: 4, ranks: 2, at: [3, 4], facing: 180 } },
    expected: { centre: [51.2, 51.6], looks: 39.75, way: 199.25, models: 2 }, why: "seams at x = 51.2, 76.2, 101.2 mm; the corner (way 177.54) touches one only; nearest seam (51.2, 101.6) from (-76.2, -101.6): hypot(127.4, 153.2), 39.75 <= 45 off the facing" },
  { id: "ends-odd-files-turned-30", kind: "ends", disc: { diameter: 50, at: [10.2, 4.2], facing: 200 }, target: { block: { base: 25, files: 5, ranks: 3, at: [6, -3], facing: 30 } },
    expected: { centre: [175.73, -60.8], looks: 206.46, way: 187.08, models: 2 }, why: "disc 0.95 mm right of the middle; straight on (186.72) meets one model; seams 12.5 mm to either side: right hypot(11.552, 186.719) = 187.08, left 187.20" },
  { id: "ends-one-file", kind: "ends", disc: { diameter: 60, at: [-7.8, 9], facing: 170 }, target: { block: { base: 50, files: 1, ranks: 4, at: [-8, 2.5], facing: 350 } },
    expected: { centre: [-182.2, 97.62], looks: 173.07, way: 131.94, models: 1 }, why: "no seam in the front; centre is 33.67 mm right, 161.71 before: beyond the corner at 25, so straight at it: hypot(8.672, 161.710) - 30 = 131.94" },
  { id: "ends-flank-turned-30", kind: "ends", disc: { diameter: 75, at: [1.4, -9.3], facing: 300 }, target: { block: { base: 20, files: 5, ranks: 4, at: [-4, -6], facing: 30 } },
    expected: { centre: [-35.82, -213.47], looks: 287.68, way: 74.92, models: 2 }, why: "right flank (foremost point 123.19 aside > 50, 4.01 behind the front line); centre 4.01 mm behind it and 110.69 off the flank; seams 20, 40, 60 behind: the first, hypot(15.990, 73.194); straight on meets one model" },
  { id: "ends-disc-at-disc", kind: "ends", disc: { diameter: 100, at: [12, 10], facing: 100 }, target: { disc: { diameter: 60, at: [20.5, 4], facing: 200 } },
    expected: { centre: [455.34, 147.73], looks: 125.22, way: 184.27, models: 1 }, why: "centre to centre hypot(8.5, 6) = 10.40433 in = 264.27 mm, less 50 + 30" },
  // straight
  { id: "straight-facing-44.5", kind: "straight", aside: 21.03, disc: { diameter: 60, at: [-5, -5], facing: 44.5 }, target: { block: { base: 40, files: 5, ranks: 2, at: [0, 0], facing: 180 } },
    expected: { legal: true }, why: "goes 44.5 off the facing's normal: touched 30 sin 44.5 = 21.03 mm aside, limit 30 sin 45 = 21.21; touched 31.68 mm from the middle, well within 100" },
  { id: "straight-facing-45.5", kind: "straight", aside: 21.4, disc: { diameter: 60, at: [-5, -5], facing: 45.5 }, target: { block: { base: 40, files: 5, ranks: 2, at: [0, 0], facing: 180 } },
    expected: { legal: false }, why: "goes 45.5 off the normal: 30 sin 45.5 = 21.40 mm aside, past the limit 21.21" },
  { id: "straight-corner", kind: "straight", aside: 35.01, disc: { diameter: 100, at: [0, -8], facing: 0 }, target: { block: { base: 50, files: 3, ranks: 2, at: [4.331, 0], facing: 180 } },
    expected: { legal: true }, why: "right front corner at x = 110.007 - 75 = 35.007 mm, asin(35.007/50) = 44.44; limit 35.36; would just touch, unlawfully, up to 50" },
  { id: "straight-rim", kind: "straight", aside: 39.19, disc: { diameter: 60, at: [0, -8], facing: 0 }, target: { disc: { diameter: 50, at: [1.543, 0], facing: 180 } },
    expected: { legal: false }, why: "39.192 mm between the centres aside, radii 30 + 25 = 55: asin(39.192/55) = 45.45; limit 38.89; would just touch, unlawfully, up to 55" },
  // turned
  { id: "turned-corner-enough", kind: "turned", disc: { diameter: 100, at: [0, 0], facing: 0 }, target: { block: { base: 25, files: 6, ranks: 3, at: [6, -4.34], facing: 270 } },
    expected: { legal: true }, why: "turned 90 to the right it goes east; the front's north corner lies 110.236 - 75 = 35.236 mm aside, 44.81 of its rim; limit 35.355; a lesser turn lies further off" },
  { id: "turned-corner-not-enough", kind: "turned", disc: { diameter: 100, at: [0, 0], facing: 0 }, target: { block: { base: 25, files: 6, ranks: 3, at: [6, -4.35], facing: 270 } },
    expected: { legal: false }, why: "as before but 110.49 - 75 = 35.490 mm aside, 45.22 of its rim: past the limit 35.355" },
  { id: "turned-rim-enough", kind: "turned", disc: { diameter: 75, at: [0, 0], facing: 0 }, target: { disc: { diameter: 50, at: [-7, -1.73], facing: 0 } },
    expected: { legal: true }, why: "turned 90 to the left it goes west; 43.942 mm aside, radii 62.5: asin = 44.67; limit 62.5 sin 45 = 44.194" },
] as const satisfies readonly DiscsChargingBlindCase[];
