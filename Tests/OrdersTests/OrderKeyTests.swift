import Testing

@testable import Orders

@Suite struct OrderKeyTests {
  private let creation = [
    "init", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
  ]

  @Test(arguments: OrderVector.all) func agreesWithTheOracle(_ vector: OrderVector) throws {
    let key = OrderKey(try PartialOrder(items: vector.items, before: vector.before))
    let grade = key.grade(vector.response)
    #expect(abs(grade.pairs - vector.pairs) < 1e-12)
    #expect(abs(grade.keep - vector.keep) < 1e-12)
    #expect(grade.editDistance == vector.editDistance)
    let prefix = grade.firstWrongPosition ?? vector.response.count
    #expect(abs(Double(prefix) / Double(vector.items.count) - vector.prefix) < 1e-12)
    #expect(grade.isCorrect == (vector.keep == 1 && vector.prefix == 1))
    #expect(grade.isCorrect == (grade.score == 1))
  }

  @Test func isCorrectExactlyForLinearExtensions() throws {
    var random = RandomOrder(seed: 9)
    for _ in 0..<300 {
      let order = try random.order(upTo: 4)
      let key = OrderKey(order)
      let models = linearExtensions(of: order).map { model in model.map { order.items[$0] } }
      for model in models { #expect(key.grade(model).isCorrect) }
      for _ in 0..<5 {
        let places = random.places(of: order.items.count, omitting: 1, repeating: 1)
        let answer = places.map { order.items[$0] }
        let grade = key.grade(answer)
        #expect(grade.isCorrect == models.contains(answer))
        #expect((0...1).contains(grade.score))
        #expect(grade.isCorrect == (grade.editDistance == 0))
      }
    }
  }

  @Test func blendsWhatIsAboveAGuess() throws {
    let key = OrderKey(try PartialOrder(sequence: creation))
    var answer = creation
    answer.swapAt(3, 4)
    let grade = key.grade(answer)
    let guess = 2261.0 / 4320
    #expect(grade.guess == guess)
    #expect(abs(grade.score - (13.0 / 30 + (5.0 / 6 - guess) / (1 - guess) / 2)) < 1e-12)
    #expect(
      grade.working.description
        == "1/2*max(0, 2*14/15-1) + 1/2*max(0, (5/6-0.5234)/(1-0.5234)) = 0.7585")
    #expect(grade.firstWrongPosition == 3)
    #expect(grade.moves.count == 1)
  }

  @Test func earnsNothingForNothing() throws {
    let grade = OrderKey(try PartialOrder(sequence: creation)).grade([])
    #expect(grade.score == 0)
    #expect(grade.firstWrongPosition == nil)
    #expect(grade.missing == creation)
  }

  @Test func strikesOutDistractorsDuplicatesAndStrangers() throws {
    let key = OrderKey(try PartialOrder(sequence: ["a", "b"]), distractors: ["x"])
    let answer = ["a", "x", "b", "b", "?"]
    let grade = key.grade(answer)
    #expect(!grade.isCorrect)
    #expect(grade.extras.count == 3)
    #expect(grade.firstWrongPosition == 1)
    #expect(grade.keep == 0)
  }

  /// Of the right orders the one that leaves what may stay where it is.
  @Test(arguments: [
    (["c", "d"], ["c", "d", "a", "b"]), (["a", "c", "d"], ["a", "c", "d", "b"]),
    (["b", "a"], ["a", "b", "c", "d"]), ([], ["a", "b", "c", "d"]),
    // What cannot stay in its row leaves the model answer as it is.
    (["d"], ["a", "b", "c", "d"]), (["d", "c"], ["a", "b", "c", "d"]),
    (["d", "a"], ["c", "d", "a", "b"]),
  ])
  func namesTheNearestRightOrder(_ answer: [String], _ nearest: [String]) throws {
    let order = try PartialOrder(
      items: ["a", "b", "c", "d"], before: [("a", "b"), ("c", "d")])
    #expect(OrderKey(order).grade(answer).nearest == nearest)
  }

  @Test func endsSoonHoweverLongTheAnswer() throws {
    let key = OrderKey(
      try PartialOrder(sequence: ["a", "b", "c"]), labels: ["a": "call", "c": "call"])
    let grade = key.grade(Array(repeating: ["c", "x", "b"], count: 20_000).flatMap(\.self))
    #expect(grade.keep == 0)
    #expect(grade.extras.count == 60_000 - 3)
    #expect(grade.firstWrongPosition == 1)
  }

  @Test(arguments: zip(OrderScheme.allCases, [0, 5.0 / 6, 0.75, 41.0 / 96]))
  func marksByScheme(_ scheme: OrderScheme, _ score: Double) throws {
    let order = try PartialOrder(sequence: ["a", "b", "c", "d"])
    let grade = OrderKey(order, scheme: scheme).grade(["b", "a", "c", "d"])
    let blend = 1.0 / 3 + (0.75 - 58.0 / 96) / (1 - 58.0 / 96) / 2
    #expect(abs(grade.score - (scheme == .blend ? blend : score)) < 1e-12)
    #expect(OrderKey(order, scheme: scheme).grade(["a", "b", "c", "d"]).score == 1)
  }
}

// MARK: - Equal labels

extension OrderKeyTests {
  private func twice() throws -> OrderKey {
    OrderKey(
      try PartialOrder(sequence: ["load1", "unload", "load2", "appear"]),
      labels: [
        "load1": "viewDidLoad", "load2": "viewDidLoad", "unload": "viewDidUnload",
        "appear": "viewWillAppear:",
      ])
  }

  @Test func takesOneOfTwoEqualCallsForTheOther() throws {
    let grade = try twice().grade(["load2", "unload", "load1", "appear"])
    #expect(grade.isCorrect)
    #expect(grade.score == 1)
    #expect(try twice().grade(["load1", "unload", "load1", "appear"]).isCorrect)
  }

  @Test func readsALoneCallAsTheOccurrenceThatFits() throws {
    let grade = try twice().grade(["unload", "load1", "appear"])
    #expect(grade.missing == ["load1"])
    #expect(grade.moves.isEmpty)
    #expect(grade.keep == 0.75)
    #expect(grade.firstWrongPosition == 0)
  }

  @Test func countsAThirdEqualCallAsADuplicate() throws {
    let grade = try twice().grade(["load1", "unload", "load2", "load1", "appear"])
    #expect(grade.extras.count == 1)
    #expect(grade.keep == 0.75)
    #expect(grade.firstWrongPosition == 3)
  }

  @Test func isRightUnderLabelsExactlyWhenTheLabelsAreThoseOfARightAnswer() throws {
    var random = RandomOrder(seed: 10)
    for _ in 0..<200 {
      let order = try random.order(upTo: 4)
      let labels = Dictionary(
        uniqueKeysWithValues: order.items.map { ($0, "\(random.number(below: 2))") })
      let key = OrderKey(order, labels: labels)
      let models = linearExtensions(of: order).map { model in model.map { labels["\($0)"] } }
      for _ in 0..<4 {
        let answer = random.places(of: order.items.count).map { order.items[$0] }
        let grade = key.grade(answer)
        #expect(grade.isCorrect == models.contains(answer.map { labels[$0] }))
        #expect(grade.score >= OrderKey(order).grade(answer).score)
      }
    }
  }
}
