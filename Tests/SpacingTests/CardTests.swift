import Testing

@testable import Spacing

@Suite struct CardTests {
  @Test(arguments: CardVector.all)
  func agreesWithThePublishedScheduler(_ vector: CardVector) throws {
    var card: Card?
    for (number, answer) in zip(vector.ratings, vector.answers) {
      let rating = try #require(Rating(rawValue: number))
      if card == nil {
        card = Card(rating, at: answer.time)
      } else {
        card?.take(rating, at: answer.time)
      }
      let now = try #require(card)
      #expect(now.stage == answer.stage)
      #expect(abs(now.memory.stability - answer.stability) < 1e-6)
      #expect(abs(now.memory.difficulty - answer.difficulty) < 1e-6)
      #expect(now.due == answer.due)
      #expect(abs(now.recall(at: now.due) - answer.recallWhenDue) < 1e-6)
    }
  }

  @Test func aClockSetBackAsksNoSooner() {
    var card = Card(.good, at: 1000)
    card.take(.good, at: 500)
    #expect(card.answered == 1000)
    #expect(card.due > 1000)
  }

  @Test func whatIsNeverForgottenComesBackWithinAHundredYears() {
    var card = Card(.easy, at: 0)
    for _ in 0..<50 { card.take(.easy, at: card.due) }
    #expect(card.due - card.answered == 36_500 * 86_400)
  }

  @Test func whatIsAlwaysForgottenIsAskedTheSameDay() {
    var card = Card(.again, at: 0)
    for _ in 0..<50 { card.take(.again, at: card.due + 86_400) }
    #expect(card.due - card.answered <= 600)
    #expect(card.memory.stability > 0)
    #expect(card.memory.difficulty <= 10)
  }
}
