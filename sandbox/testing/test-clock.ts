interface TestClock {
  readonly clock: () => Date
  pass(seconds: number): void
}

/** A clock that a test moves forward. */
export function createTestClock(start = new Date('2026-03-04T05:06:07.000Z')): TestClock {
  let now = start.getTime()
  return {
    clock: () => new Date(now),
    pass(seconds) {
      now += seconds * 1000
    },
  }
}
