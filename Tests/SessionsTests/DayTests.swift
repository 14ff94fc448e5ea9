import Learning
import Sessions
import Testing

@Suite struct DayTests {
  @Test(arguments: [
    (0, 1970, 1, 1), (-1, 1969, 12, 31), (951_782_400, 2000, 2, 29), (951_868_800, 2000, 3, 1),
    (4_107_542_400, 2100, 3, 1), (1_767_225_599, 2025, 12, 31), (1_767_225_600, 2026, 1, 1),
    (-2_203_891_200, 1900, 3, 1), (253_402_300_799, 9999, 12, 31),
  ])
  func aMomentHasADate(_ seconds: Int, _ year: Int, _ month: Int, _ day: Int) {
    let date = Day(of: seconds, zone: 0).date
    #expect(date.year == year && date.month == month && date.day == day)
  }

  @Test(arguments: [(0, 0), (-1, -1), (3600, 0), (-3600, -1), (86_400, 1)])
  func aDayBeginsWhereOneIs(_ zone: Int, _ number: Int) {
    #expect(Day(of: 0, zone: zone).number == number)
  }
}
