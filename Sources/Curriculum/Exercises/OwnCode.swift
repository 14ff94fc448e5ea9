extension Exercise {
  /// What playing it as its author has it comes to, with what is played behind it; nil where
  /// nothing runs in the world of the page.
  public var ownCode: Code? {
    switch self {
    case .order, .classify, .versions: nil
    case .choice(let choice): choice.code
    case .predict(let predict): predict.code
    case .task(let task): task.solution
    case .drive(let drive): drive.scene
    case .fix(let fix): Code(fix.solved, then: fix.play, in: fix.code.dialect)
    case .fill(let fill): Code(fill.solved, then: fill.play, in: fill.code.dialect)
    case .spot(let spot): spot.code.map { Code($0.text.text, then: spot.play, in: $0.dialect) }
    case .sources(let sources): sources.code
    }
  }
}

extension Exercise {
  /// What is played after the learner's code, in its dialect.
  public var playedAfter: Code? {
    switch self {
    case .fix(let fix): fix.play?.alone(in: fix.code.dialect)
    case .fill(let fill): fill.play?.alone(in: fill.code.dialect)
    case .order, .classify, .choice, .predict, .task, .drive, .spot, .versions, .sources: nil
    }
  }
}

extension Code {
  /// A text with what is played behind it.
  public init(_ text: String, then play: Code?, in dialect: Snippet.Dialect) {
    let behind = play?.alone(in: dialect).text.text
    self.init(Snippet([text, behind].compactMap { $0 }.joined(separator: "\n")), in: dialect)
  }

  /// As it is written in one dialect, or else in its own.
  fileprivate func alone(in dialect: Snippet.Dialect) -> Code {
    self[dialect].map { Code($0, in: dialect) } ?? Code(text, in: self.dialect)
  }
}
