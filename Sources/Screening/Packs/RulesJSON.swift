import Curriculum
import Notation

// The rules of a blueprint, as a pack says them.
extension Blueprint.Rules {
  var json: JSON {
    [
      "review": .bool(hasReview), "simulator": .string(simulator.rawValue),
      "certainty": .bool(asksCertainty), "pass": .number(pass),
    ]
  }

  init?(_ json: JSON) {
    guard let review = json["review"]?.bool, let certainty = json["certainty"]?.bool,
      let simulator = json["simulator"]?.string.flatMap(Blueprint.Simulator.init),
      let pass = json["pass"]?.number
    else { return nil }
    self.init(
      hasReview: review, simulator: simulator, asksCertainty: certainty, pass: pass)
  }
}
