import Testing

/// Orders marked by independent code: the oracle of `OrderKey` and `TraceRepair`.
struct OrderVector: CustomTestStringConvertible {
  let testDescription: String
  let items: [String]
  let before: [(String, String)]
  let response: [String]
  let pairs: Double
  let keep: Double
  let editDistance: Int
  let prefix: Double

  static let all = total + push

  private static let firstDisplay = [
    "init",
    "loadView",
    "viewDidLoad",
    "viewWillAppear",
    "viewIsAppearing",
    "viewDidAppear",
  ]

  private static let pushed = [
    "A.viewWillDisappear",
    "A.viewDidDisappear",
    "B.loadView",
    "B.viewDidLoad",
    "B.viewWillAppear",
    "B.viewIsAppearing",
    "B.viewDidAppear",
  ]

  private static let pushEdges = [
    ("A.viewWillDisappear", "A.viewDidDisappear"),
    ("B.loadView", "B.viewDidLoad"),
    ("B.viewDidLoad", "B.viewWillAppear"),
    ("B.viewWillAppear", "B.viewIsAppearing"),
    ("B.viewIsAppearing", "B.viewDidAppear"),
  ]

  private static let total = [
    OrderVector(
      testDescription: "exact", items: firstDisplay,
      before: Array(zip(firstDisplay, firstDisplay.dropFirst())),
      response: [0, 1, 2, 3, 4, 5].map { firstDisplay[$0] },
      pairs: 1.0, keep: 1.0, editDistance: 0, prefix: 1.0),
    OrderVector(
      testDescription: "swap adjacent", items: firstDisplay,
      before: Array(zip(firstDisplay, firstDisplay.dropFirst())),
      response: [0, 1, 2, 4, 3, 5].map { firstDisplay[$0] },
      pairs: 0.9333333333333333, keep: 0.8333333333333334, editDistance: 2, prefix: 0.5),
    OrderVector(
      testDescription: "first last swapped", items: firstDisplay,
      before: Array(zip(firstDisplay, firstDisplay.dropFirst())),
      response: [5, 1, 2, 3, 4, 0].map { firstDisplay[$0] },
      pairs: 0.4, keep: 0.6666666666666666, editDistance: 4, prefix: 0.0),
    OrderVector(
      testDescription: "rotated by one", items: firstDisplay,
      before: Array(zip(firstDisplay, firstDisplay.dropFirst())),
      response: [1, 2, 3, 4, 5, 0].map { firstDisplay[$0] },
      pairs: 0.6666666666666666, keep: 0.8333333333333334, editDistance: 2, prefix: 0.0),
    OrderVector(
      testDescription: "reversed", items: firstDisplay,
      before: Array(zip(firstDisplay, firstDisplay.dropFirst())),
      response: [5, 4, 3, 2, 1, 0].map { firstDisplay[$0] },
      pairs: 0.0, keep: 0.16666666666666666, editDistance: 10, prefix: 0.0),
    OrderVector(
      testDescription: "one missing", items: firstDisplay,
      before: Array(zip(firstDisplay, firstDisplay.dropFirst())),
      response: [0, 1, 2, 3, 5].map { firstDisplay[$0] },
      pairs: 0.6666666666666666, keep: 0.8333333333333334, editDistance: 1,
      prefix: 0.6666666666666666),
  ]

  private static let push = [
    OrderVector(
      testDescription: "push a", items: pushed,
      before: pushEdges,
      response: [0, 2, 3, 4, 5, 1, 6].map { pushed[$0] },
      pairs: 1.0, keep: 1.0, editDistance: 0, prefix: 1.0),
    OrderVector(
      testDescription: "push b", items: pushed,
      before: pushEdges,
      response: [2, 3, 0, 4, 5, 1, 6].map { pushed[$0] },
      pairs: 1.0, keep: 1.0, editDistance: 0, prefix: 1.0),
    OrderVector(
      testDescription: "push wrong", items: pushed,
      before: pushEdges,
      response: [1, 0, 2, 3, 4, 5, 6].map { pushed[$0] },
      pairs: 0.9090909090909091, keep: 0.8571428571428571, editDistance: 2, prefix: 0.0),
  ]
}
