import Diagnostics
public import Notation

// Code, and exercises that are answered by code, as they are kept with their keys.
extension Code {
  /// Its dialect, its text, and the text in the other dialect where that was written.
  public var kept: JSON {
    .strings([dialect.rawValue, text.text] + (other.map { [$0.text] } ?? []))
  }

  public init?(kept json: JSON) {
    guard let words = json.elements?.map(\.string), (2...3).contains(words.count),
      let dialect = words[0].flatMap(Snippet.Dialect.init), let text = words[1]
    else { return nil }
    let other = words.dropFirst(2).first.flatMap { $0 }.map { Snippet($0) }
    self.init(Snippet(text), in: dialect, other: other)
  }
}

extension Exercise.Fix {
  /// What marks an answer; a solution is kept as the code that it makes.
  public var kept: JSON {
    [
      "code": code.kept, "play": play?.kept ?? .null, "goal": goal.kept,
      "solution": .string(solved),
    ]
  }

  public init?(kept json: JSON) {
    guard let code = json["code"].flatMap({ Code(kept: $0) }),
      let goal = json["goal"].flatMap({ Expectation(kept: $0) }),
      let solution = json["solution"]?.string
    else { return nil }
    let play = json["play"].flatMap { Code(kept: $0) }
    self.init(code: code, play: play, goal: goal, solution: .whole(Snippet(solution)))
  }
}

extension Exercise.Fill {
  public var kept: JSON {
    func texts(_ list: [Located<String>]) -> JSON { .strings(list.map(\.value)) }
    return [
      "code": code.kept, "play": play?.kept ?? .null, "goal": goal.kept,
      "gaps": .array(
        gaps.map { .array([.integer($0.number), texts($0.accepted), texts($0.wrong)]) }),
    ]
  }

  public init?(kept json: JSON) {
    guard let code = json["code"].flatMap({ Code(kept: $0) }),
      let goal = json["goal"].flatMap({ Expectation(kept: $0) }),
      let gaps = json["gaps"]?.elements?.compactMap(Gap.init), !gaps.isEmpty
    else { return nil }
    self.init(code: code, gaps: gaps, play: json["play"].flatMap { Code(kept: $0) }, goal: goal)
  }
}

extension Exercise.Fill.Gap {
  fileprivate init?(_ json: JSON) {
    guard let parts = json.elements, parts.count == 3, let number = parts[0].integer,
      let accepted = parts[1].elements?.compactMap(\.string),
      let wrong = parts[2].elements?.compactMap(\.string)
    else { return nil }
    self.init(
      number: number, accepted: accepted.map { Located($0, at: .nowhere) },
      wrong: wrong.map { Located($0, at: .nowhere) }, range: .nowhere)
  }
}
