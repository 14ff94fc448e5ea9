import Testing

@testable import Curriculum

@Suite struct PluralCategoryTests {
  /// The whole numbers of CLDR's own samples (common/supplemental/plurals.xml).
  @Test(arguments: [
    (Language.en, PluralCategory.one, [1]), (.en, .other, [0, 2, 16, 100, 1_000_000]),
    (.cs, .one, [1]), (.cs, .few, [2, 3, 4]), (.cs, .other, [0, 5, 19, 22, 102, 1000]),
    (.ru, .one, [1, 21, 31, 101, 1001]), (.ru, .few, [2, 4, 22, 34, 102, 1002]),
    (.ru, .many, [0, 5, 11, 12, 14, 19, 100, 111, 1000]),
    (.zh, .other, [0, 1, 2, 15, 100]), (.ja, .other, [0, 1, 2, 15, 100]),
  ])
  func numbersTakeTheFormOfCLDR(
    _ language: Language, _ category: PluralCategory, _ numbers: [Int]
  ) {
    for number in numbers { #expect(PluralCategory(number, in: language) == category) }
    #expect(PluralCategory.all(in: language).contains(category))
  }
}
