import { elementBattery } from './element-battery.ts'
import { elements } from './support/elements.ts'

for (const element of elements) elementBattery(element)
