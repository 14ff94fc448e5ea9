import Diagnostics
import YAML

extension ContentReader {
  /// The keys that only exercises of a kind have.
  static func keys(of kind: Exercise.Kind) -> [String] {
    switch kind {
    case .order: ["items", "before", "sequence", "script", "distractors", "scheme"]
    case .classify: ["code", "options", "key"]
    case .choice: ["code", "options", "key"]
    case .predict: ["code", "ask", "of", "from", "distractors", "options", "expect"]
    case .task: ["goal", "solution"]
    case .drive: ["scene", "of", "layout", "leave"]
    case .fix: ["code", "play", "goal", "solution", "by"]
    case .fill: ["code", "gaps", "wrong", "play", "goal"]
    case .spot: ["code", "play", "ask", "log"]
    case .versions: ["code", "ask", "same"]
    case .sources: ["code", "predicts"]
    }
  }

  /// What is asked, read from the fields of a step or of a question.
  mutating func exercise(
    _ kind: Exercise.Kind, in fields: Fields, _ setting: Setting
  ) -> Exercise? {
    switch kind {
    case .order: order(in: fields).map { .order($0) }
    case .classify: classify(in: fields, setting).map { .classify($0) }
    case .choice: choice(in: fields, setting).map { .choice($0) }
    case .predict: prediction(in: fields, setting)
    case .task: task(in: fields, setting).map { .task($0) }
    case .drive: drive(in: fields, setting).map { .drive($0) }
    case .fix: fix(in: fields, setting).map { .fix($0) }
    case .fill: fill(in: fields, setting).map { .fill($0) }
    case .spot: spot(in: fields, setting).map { .spot($0) }
    case .versions: versions(in: fields, setting).map { .versions($0) }
    case .sources: sources(in: fields, setting).map { .sources($0) }
    }
  }

  private mutating func task(in fields: Fields, _ setting: Setting) -> Exercise.Task? {
    let goal = expectation(required("goal", in: fields), in: setting.dialects)
    let solution = self.code(required("solution", in: fields), in: setting.dialects)
    guard let goal, let solution else { return nil }
    return Exercise.Task(goal: goal, solution: solution)
  }

  private mutating func drive(in fields: Fields, _ setting: Setting) -> Exercise.Drive? {
    let scene = self.code(required("scene", in: fields), in: setting.dialects)
    let objects = texts(required("of", in: fields))
    let layout = word(fields["layout"], among: ["any"])
    let leave = calls(fields["leave"]) ?? []
    guard let scene, let objects else { return nil }
    return Exercise.Drive(
      scene: scene, objects: objects, layoutIsFree: layout != nil, leave: leave)
  }

  private mutating func versions(in fields: Fields, _ setting: Setting) -> Exercise.Versions? {
    let versions = list(required("ios", in: fields)) { reader, item in reader.version(item) }
    requireUnique(versions ?? [])
    let code = self.code(required("code", in: fields), in: setting.dialects)
    let question = required("ask", in: fields).flatMap { versionsQuestion($0) }
    let isSame = flag(fields["same"])
    guard let versions, !versions.isEmpty, let code, let question else { return nil }
    return Exercise.Versions(versions: versions, code: code, question: question, isSame: isSame)
  }

  private mutating func versionsQuestion(_ node: Node) -> Exercise.Versions.Question? {
    let keys = ["call", "count", "calls", "prints", "owners", "size"]
    guard let fields = fields(of: node, known: keys) else { return nil }
    if let node = fields["call"] { return call(node).map { .call($0) } }
    if let node = fields["count"] { return call(node).map { .count($0) } }
    if let node = fields["calls"] { return text(node).map { .calls(of: $0) } }
    if let node = fields["prints"] { return count(node).map { .prints($0) } }
    if let node = fields["owners"] { return text(node).map { .owners(of: $0) } }
    if let node = fields["size"] { return text(node).map { .size(of: $0) } }
    report(.missingOneOf(keys), at: node.range)
    return nil
  }

  private mutating func spot(in fields: Fields, _ setting: Setting) -> Exercise.Spot? {
    let words = ["mistakes", "loads", "frees", "leaks", "log"]
    guard let ask = word(required("ask", in: fields), among: words) else { return nil }
    let play = self.code(fields["play"], in: setting.dialects)
    if ask == "log" {
      return code(required("log", in: fields)).map {
        Exercise.Spot(code: nil, play: play, question: .log($0))
      }
    }
    let questions: [String: Exercise.Spot.Question] = [
      "mistakes": .mistakes, "loads": .loads, "frees": .frees, "leaks": .leaks,
    ]
    guard let code = self.code(required("code", in: fields), in: setting.dialects),
      let question = questions[ask]
    else { return nil }
    return Exercise.Spot(code: code, play: play, question: question)
  }

  private mutating func sources(in fields: Fields, _ setting: Setting) -> Exercise.Sources? {
    let claims = claimIDs(fields["claims"])
    if claims.isEmpty { report(.missingKey("claims"), at: fields.start) }
    let code = self.code(fields["code"], in: setting.dialects)
    var predictions: [Exercise.Sources.Prediction] = []
    if let node = fields["predicts"] {
      guard let entries = node.entries else {
        report(.expected(.mapping), at: node.range)
        return nil
      }
      for entry in entries {
        let claim = Located(entry.key, at: entry.keyRange)
        if !claims.contains(where: { $0.value == entry.key }) {
          report(
            .unknownClaim(entry.key), at: entry.keyRange,
            suggestion: suggestion(for: entry.key, among: claims.map(\.value)))
        }
        guard let condition = expectation(entry.value, in: setting.dialects) else { continue }
        predictions.append(Exercise.Sources.Prediction(claim: claim, condition: condition))
      }
    }
    return Exercise.Sources(code: code, claims: claims, predictions: predictions)
  }
}
