import Cohorts

let millisecondsADay = 86_400_000

extension Database {
  /// Three learners, two questions put to their room, and what they have pushed.
  func fillClass() throws {
    for learner in ["ann", "bob", "cy"] {
      try run(.enrol, [.text("class"), .text(learner), .text("")])
    }
    for _ in 1...2 {  // what is pushed twice is one
      try push("nav/pop", "ann", day: 20_000, score: 1000)
    }
    try push("nav/pop", "bob", day: 20_000, score: 0, thinks: "pop-keeps")
    try push("load/once", "ann", day: 20_001, score: 333)
    try push("Ärger/größer", "ann", day: 20_001, score: 500)
    try push("nav/pop", "dan", day: 20_000, score: 0, in: "another")
    for (poll, closed) in [("q1", 0), ("q2", 0)] {
      try run(
        .put,
        [
          .text("class"), .text(poll), .integer(1), .text("nav/pop"), .text(""),
          .integer(closed), .integer(0), .integer(1),
        ])
    }
    for (poll, learner, score) in [("q1", "ann", 1000), ("q1", "bob", -1), ("q2", "cy", 0)] {
      try run(
        .answer,
        [
          .text("class"), .text(poll), .integer(1), .text(learner), .text("a"), .integer(score),
          .text(score == 0 ? "pop-keeps" : ""), .integer(20_002 * millisecondsADay),
        ])
    }
  }

  private func push(
    _ item: String, _ learner: String, day: Int, score: Int, thinks misconception: String = "",
    in cohort: String = "class"
  ) throws {
    try run(
      .push,
      [
        .text(cohort), .text(learner), .text(item), .integer(day * millisecondsADay + 5),
        .integer(score),
        .integer(1), .integer(0), .integer(0), .integer(9), .text(misconception),
      ])
  }
}
