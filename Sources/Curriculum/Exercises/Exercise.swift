/// What a person is asked to do, in a step of a lesson or in a question of a quiz.
public enum Exercise: Equatable, Sendable {
  case order(Order)
  case classify(Classify)
  case choice(Choice)
  case predict(Predict)
  case task(Task)
  case drive(Drive)
  case fix(Fix)
  case fill(Fill)
  case spot(Spot)
  case versions(Versions)
  case sources(Sources)

  /// By its word in files and in the journal.
  public enum Kind: String, CaseIterable, Equatable, Sendable {
    case order, classify, choice, predict, task, drive, fix, fill, spot, versions, sources

    /// Whether an answer is typed, and not picked from what is shown.
    public var isProduced: Bool {
      switch self {
      case .order, .classify, .choice, .spot, .versions, .sources: false
      case .predict, .task, .drive, .fix, .fill: true
      }
    }
  }

  public var kind: Kind {
    switch self {
    case .order: .order
    case .classify: .classify
    case .choice: .choice
    case .predict: .predict
    case .task: .task
    case .drive: .drive
    case .fix: .fix
    case .fill: .fill
    case .spot: .spot
    case .versions: .versions
    case .sources: .sources
    }
  }
}

extension Exercise {
  /// The code that it is about, as its file has it; nil where there is none, or none but what the
  /// learner or a key says.
  public var code: Code? {
    switch self {
    case .order, .task: nil
    case .classify(let classify): classify.code
    case .choice(let choice): choice.code
    case .predict(let predict): predict.code
    case .drive(let drive): drive.scene
    case .fix(let fix): fix.code
    case .fill(let fill): fill.code
    case .spot(let spot): spot.code
    case .versions(let versions): versions.code
    case .sources(let sources): sources.code
    }
  }

  /// The ids that an answer is put together from, where the file names them; nil where a run or
  /// the learner does.
  var optionIDs: [String]? {
    switch self {
    case .choice(let choice): choice.options.map(\.id.value)
    case .classify(let classify): classify.options.ids
    case .order(let order):
      order.items.isEmpty ? nil : (order.items + order.distractors).map(\.id.value)
    case .predict, .task, .drive, .fix, .fill, .spot, .versions, .sources: nil
    }
  }
}
