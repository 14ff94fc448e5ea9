import AutoLayout
import Constraints
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

// Anchors, and the constraints that they make.
extension FrameworkClass {
  static let anchorClasses: [FrameworkClass] = [
    FrameworkClass(
      "NSLayoutAnchor", since: UIKitVersion(9),
      methods: constraintMakers(
        behind: [
          "Anchor:", "Anchor:constant:", "Anchor:multiplier:", "Anchor:multiplier:constant:",
          "Constant:",
        ]
      ).merging([
        "dealloc": .action { turn, me, _ throws(Fault) in turn.simulation.layout.forget(me) }
      ]) { $1 }),
    FrameworkClass(
      "NSLayoutXAxisAnchor", of: "NSLayoutAnchor", since: UIKitVersion(9),
      methods: constraintMakers(behind: ["SystemSpacingAfterAnchor:multiplier:"])),
    FrameworkClass(
      "NSLayoutYAxisAnchor", of: "NSLayoutAnchor", since: UIKitVersion(9),
      methods: constraintMakers(behind: ["SystemSpacingBelowAnchor:multiplier:"])),
    FrameworkClass("NSLayoutDimension", of: "NSLayoutAnchor", since: UIKitVersion(9)),
  ]

  /// The anchors of a view or a guide.
  static let anchors: [Selector: Method] = [
    "topAnchor": .anchor(.top), "bottomAnchor": .anchor(.bottom),
    "leadingAnchor": .anchor(.leading), "trailingAnchor": .anchor(.trailing),
    "leftAnchor": .anchor(.left), "rightAnchor": .anchor(.right),
    "centerXAnchor": .anchor(.centerX), "centerYAnchor": .anchor(.centerY),
    "widthAnchor": .anchor(.width), "heightAnchor": .anchor(.height),
  ]

  static let baselineAnchors: [Selector: Method] = [
    "firstBaselineAnchor": .anchor(.firstBaseline), "lastBaselineAnchor": .anchor(.lastBaseline),
  ]

  private static func constraintMakers(behind endings: [String]) -> [Selector: Method] {
    var made: [Selector: Method] = [:]
    for relation in LayoutConstraint.Relation.allCases {
      for ending in endings {
        let words = ending.split(separator: ":").map(String.init)
        made[Selector("constraint\(relation.word)To\(ending)")] = .constraint(relation, words)
      }
    }
    return made
  }
}

extension FrameworkClass.Method {
  static func anchor(_ attribute: LayoutAttribute) -> FrameworkClass.Method {
    answer(since: UIKitVersion(9)) { turn, me, _ throws(Fault) in
      let anchor = try turn.allocateAutoreleased(attribute.anchorClass)
      turn.simulation.layout.anchors[anchor] = try turn.term(attribute, of: me)
      return .object(anchor)
    }
  }

  /// `constraintEqualToAnchor:multiplier:constant:` and its kin, by what its arguments are.
  fileprivate static func constraint(
    _ relation: LayoutConstraint.Relation, _ words: [String]
  ) -> FrameworkClass.Method {
    FrameworkClass.Method { turn, me, arguments throws(Fault) in
      guard let me = me.object, let first = turn.simulation.layout.anchors[me] else { return .none }
      var (second, multiplier, constant): (LayoutTerm?, Double, Double) = (nil, 1, 0)
      var isSpacing = false
      for (word, argument) in zip(words, arguments) {
        switch word {
        case "multiplier": multiplier = argument.real
        case "constant", "Constant": constant = argument.real
        case _:
          guard let anchor = argument.object, let term = turn.simulation.layout.anchors[anchor]
          else {
            // What stands in for a view has no place that another one could keep to.
            if turn.simulation.isPartial, argument != .none {
              return turn.simulation.standIn(named: "constraint")
            }
            throw .invalidArgument(
              "NSLayoutConstraint for \(turn.simulation.frameworkDescription(of: first.item)): "
                + "A constraint cannot be made with a nil anchor.")
          }
          second = term
          isSpacing = word.hasPrefix("SystemSpacing")
        }
      }
      // The system's space is 8 points, so many times.
      if isSpacing { (multiplier, constant) = (1, 8 * multiplier) }
      return try turn.makeConstraint(
        first, relation, second, times: multiplier, plus: constant)
    }
  }
}
