import Testing

/// Classifications marked by independent code: the oracle of `Classification`.
struct ClassificationVector: CustomTestStringConvertible {
  let testDescription: String
  let chosen: [String]
  let key: [String]
  let isExact: Bool
  let plusMinus: Double

  static let all = [
    ClassificationVector(
      testDescription: "exact",
      chosen: ["missingSuper", "wrongOrder"],
      key: ["missingSuper", "wrongOrder"],
      isExact: true, plusMinus: 1.0),
    ClassificationVector(
      testDescription: "half",
      chosen: ["missingSuper"],
      key: ["missingSuper", "wrongOrder"],
      isExact: false, plusMinus: 0.5),
    ClassificationVector(
      testDescription: "half plus wrong",
      chosen: ["missingSuper", "strayCall"],
      key: ["missingSuper", "wrongOrder"],
      isExact: false, plusMinus: 0),
    ClassificationVector(
      testDescription: "tick all",
      chosen: [
        "missingSuper", "wrongOrder", "unbalancedTransition", "strayCall", "duplicateCall",
        "missingCall",
      ],
      key: ["missingSuper", "wrongOrder"],
      isExact: false, plusMinus: 0),
    ClassificationVector(
      testDescription: "none",
      chosen: [],
      key: ["missingSuper", "wrongOrder"],
      isExact: false, plusMinus: 0),
    ClassificationVector(
      testDescription: "all wrong",
      chosen: ["unbalancedTransition", "strayCall"],
      key: ["missingSuper", "wrongOrder"],
      isExact: false, plusMinus: 0),
    ClassificationVector(
      testDescription: "key empty resp empty",
      chosen: [],
      key: [],
      isExact: true, plusMinus: 1.0),
    ClassificationVector(
      testDescription: "key empty resp one",
      chosen: ["missingSuper"],
      key: [],
      isExact: false, plusMinus: 0.0),
  ]
}
