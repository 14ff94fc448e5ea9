package import Notation

/// What a person has done to an exercise that still waits for its answer: a fold of the journal.
public struct Draft: Equatable, Sendable {
  package var typed: [Typed] = []
  /// How often an answer was not right and could be tried again, and what the best was worth.
  package var tries = 0
  package var best = 0.0
  package var hints = 0

  /// A part of an answer.
  package enum Typed: Equatable, Sendable {
    case line(String)
    /// The whole code, as it came out of an editor.
    case code(String)
  }

  /// What the journal says of the newest step.
  package enum Step: Equatable, Sendable {
    case typed(Typed)
    /// The last part was taken back.
    case undone
    /// All parts were dropped.
    case dropped
  }

  package mutating func take(_ payload: JSON) {
    switch Step(payload) {
    case .typed(let part): typed.append(part)
    case .undone: _ = typed.popLast()
    case .dropped: typed = []
    }
    tries = payload["tries"]?.integer ?? tries
    best = payload["score"]?.number ?? best
  }
}

extension Draft.Step {
  package init(_ payload: JSON) {
    if let text = payload["text"]?.string {
      self = .typed(.line(text))
    } else if let code = payload["code"]?.string {
      self = .typed(.code(code))
    } else {
      self = payload["undone"]?.bool == true ? .undone : .dropped
    }
  }

  package var member: JSON.Member? {
    switch self {
    case .typed(.line(let text)): JSON.Member("text", .string(text))
    case .typed(.code(let code)): JSON.Member("code", .string(code))
    case .undone: JSON.Member("undone", .bool(true))
    case .dropped: nil
    }
  }
}
