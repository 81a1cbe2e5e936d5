/** Shapes for `Icon` that this element alone shows; drawn as those of shared/ui/icons.ts. */
export const clearing = 'M8 3 4 7l4 4M4 7h16m-4 14 4-4-4-4m4 4H4'
export const wallet =
  'M19 7V5a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a2 2 0 0 1-2-2V6M17 14h.01'
