/** Shapes for `Icon` in the first views of an account holder; see `icons.ts`. */

export const arrowDown = 'M12 17V3m-6 8 6 6 6-6M19 21H5'
export const arrowUp = 'm18 9-6-6-6 6m6-6v14M5 21h14'
export const card = 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M2 10h20'
