import Testing

@testable import Spacing

/// Cards scheduled by independent code (`fsrs` 6.3.2): the oracle of `Card`.
struct CardVector: CustomTestStringConvertible {
  let ratings: [Int]
  let answers: [Answer]

  struct Answer {
    /// Seconds since 1970.
    let time: Int
    let stage: Card.Stage
    let stability: Double
    let difficulty: Double
    let due: Int
    let recallWhenDue: Double
  }

  var testDescription: String { ratings.map { String($0) }.joined(separator: " ") }

  static let all = [
    CardVector(
      ratings: [3, 3, 3, 3, 3],
      answers: [
        Answer(
          time: 1_767_225_600, stage: .learning(step: 1), stability: 2.3065,
          difficulty: 2.118103970459016, due: 1_767_226_200, recallWhenDue: 1.0),
        Answer(
          time: 1_767_226_200, stage: .review, stability: 2.3065,
          difficulty: 2.111214235785395, due: 1_767_399_000, recallWhenDue: 0.9094932559773545),
        Answer(
          time: 1_767_399_000, stage: .review, stability: 10.971048263078135,
          difficulty: 2.1043313908464483, due: 1_768_349_400, recallWhenDue: 0.8998188390602377),
        Answer(
          time: 1_768_349_400, stage: .review, stability: 46.316858440073425,
          difficulty: 2.0974554287524403, due: 1_772_323_800, recallWhenDue: 0.9004709139017502),
        Answer(
          time: 1_772_323_800, stage: .review, stability: 162.99981577472244,
          difficulty: 2.0905863426205262, due: 1_786_407_000, recallWhenDue: 0.899999922352538),
      ]),
    CardVector(
      ratings: [1, 3, 3, 1, 3, 4],
      answers: [
        Answer(
          time: 1_767_225_600, stage: .learning(step: 0), stability: 0.212,
          difficulty: 6.4133, due: 1_767_225_660, recallWhenDue: 1.0),
        Answer(
          time: 1_767_225_660, stage: .learning(step: 1), stability: 0.24668918777567272,
          difficulty: 6.402115069296838, due: 1_767_226_260, recallWhenDue: 1.0),
        Answer(
          time: 1_767_226_260, stage: .review, stability: 0.2842063592758949,
          difficulty: 6.3909413235243795, due: 1_767_312_660, recallWhenDue: 0.7943861201504139),
        Answer(
          time: 1_767_312_660, stage: .relearning(step: 0), stability: 0.12628381136404143,
          difficulty: 8.798955323938301, due: 1_767_313_260, recallWhenDue: 1.0),
        Answer(
          time: 1_767_313_260, stage: .review, stability: 0.15204290443477528,
          difficulty: 8.785384737911201, due: 1_767_399_660, recallWhenDue: 0.7337245150298599),
        Answer(
          time: 1_767_399_660, stage: .review, stability: 1.4770920974090094,
          difficulty: 8.364745287689175, due: 1_767_486_060, recallWhenDue: 0.9245070337082079),
      ]),
    CardVector(
      ratings: [4, 4, 4],
      answers: [
        Answer(
          time: 1_767_225_600, stage: .review, stability: 8.2956,
          difficulty: 1.0, due: 1_767_916_800, recallWhenDue: 0.9024733005284542),
        Answer(
          time: 1_767_916_800, stage: .review, stability: 65.62422616189994,
          difficulty: 1.0, due: 1_773_619_200, recallWhenDue: 0.899607248317662),
        Answer(
          time: 1_773_619_200, stage: .review, stability: 396.7750233497581,
          difficulty: 1.0, due: 1_807_920_000, recallWhenDue: 0.899961051738456),
      ]),
    CardVector(
      ratings: [2, 2, 2, 2],
      answers: [
        Answer(
          time: 1_767_225_600, stage: .learning(step: 0), stability: 1.2931,
          difficulty: 5.112170705601056, due: 1_767_225_930, recallWhenDue: 1.0),
        Answer(
          time: 1_767_225_930, stage: .learning(step: 0), stability: 1.2931,
          difficulty: 6.7404595108297, due: 1_767_226_260, recallWhenDue: 1.0),
        Answer(
          time: 1_767_226_260, stage: .learning(step: 0), stability: 1.2931,
          difficulty: 7.821393497998797, due: 1_767_226_590, recallWhenDue: 1.0),
        Answer(
          time: 1_767_226_590, stage: .learning(step: 0), stability: 1.2931,
          difficulty: 8.538967850205447, due: 1_767_226_920, recallWhenDue: 1.0),
      ]),
    CardVector(
      ratings: [3, 3, 1, 1, 3],
      answers: [
        Answer(
          time: 1_767_225_600, stage: .learning(step: 1), stability: 2.3065,
          difficulty: 2.118103970459016, due: 1_767_226_200, recallWhenDue: 1.0),
        Answer(
          time: 1_767_226_200, stage: .review, stability: 2.3065,
          difficulty: 2.111214235785395, due: 1_767_399_000, recallWhenDue: 0.9094932559773545),
        Answer(
          time: 1_767_399_000, stage: .relearning(step: 0), stability: 0.6077016626638644,
          difficulty: 7.392238132342694, due: 1_767_399_600, recallWhenDue: 1.0),
        Answer(
          time: 1_767_399_600, stage: .relearning(step: 0), stability: 0.22294679606919743,
          difficulty: 9.128074776178583, due: 1_767_400_200, recallWhenDue: 1.0),
        Answer(
          time: 1_767_400_200, stage: .review, stability: 0.25856917397987833,
          difficulty: 9.114175070699241, due: 1_767_486_600, recallWhenDue: 0.7853663643886409),
      ]),
  ]
}
