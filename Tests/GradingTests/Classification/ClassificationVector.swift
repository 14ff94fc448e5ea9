import Testing

/// Classifications marked by independent code: the oracle of `Classification` and `Diagnosis`.
struct ClassificationVector: CustomTestStringConvertible {
  let testDescription: String
  let chosen: [String]
  let key: [String]
  let isExact: Bool
  let precision: Double
  let recall: Double
  let f1: Double
  let plusMinus: Double

  static let all = [
    ClassificationVector(
      testDescription: "exact",
      chosen: ["missingSuper", "wrongOrder"],
      key: ["missingSuper", "wrongOrder"],
      isExact: true, precision: 1.0, recall: 1.0, f1: 1.0, plusMinus: 1.0),
    ClassificationVector(
      testDescription: "half",
      chosen: ["missingSuper"],
      key: ["missingSuper", "wrongOrder"],
      isExact: false, precision: 1.0, recall: 0.5, f1: 0.6666666666666666, plusMinus: 0.5),
    ClassificationVector(
      testDescription: "half plus wrong",
      chosen: ["missingSuper", "strayCall"],
      key: ["missingSuper", "wrongOrder"],
      isExact: false, precision: 0.5, recall: 0.5, f1: 0.5, plusMinus: 0),
    ClassificationVector(
      testDescription: "tick all",
      chosen: [
        "missingSuper", "wrongOrder", "unbalancedTransition", "strayCall", "duplicateCall",
        "missingCall",
      ],
      key: ["missingSuper", "wrongOrder"],
      isExact: false, precision: 0.3333333333333333, recall: 1.0, f1: 0.5, plusMinus: 0),
    ClassificationVector(
      testDescription: "none",
      chosen: [],
      key: ["missingSuper", "wrongOrder"],
      isExact: false, precision: 0, recall: 0.0, f1: 0, plusMinus: 0),
    ClassificationVector(
      testDescription: "all wrong",
      chosen: ["unbalancedTransition", "strayCall"],
      key: ["missingSuper", "wrongOrder"],
      isExact: false, precision: 0.0, recall: 0.0, f1: 0, plusMinus: 0),
    ClassificationVector(
      testDescription: "key empty resp empty",
      chosen: [],
      key: [],
      isExact: true, precision: 0, recall: 0, f1: 0, plusMinus: 1.0),
    ClassificationVector(
      testDescription: "key empty resp one",
      chosen: ["missingSuper"],
      key: [],
      isExact: false, precision: 0.0, recall: 0, f1: 0, plusMinus: 0.0),
  ]
}
