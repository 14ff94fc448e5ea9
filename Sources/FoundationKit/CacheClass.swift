package import ObjectModel
package import ObjectRuntime
import Syntax

extension FrameworkClass {
  /// A dictionary that gives back what it holds when memory is short.
  static let cache = FrameworkClass(
    "NSCache", since: UIKitVersion(4),
    properties: [
      .stored("countLimit", .int), .stored("totalCostLimit", .int),
      .stored("name", .object, .copy, initially: .string("")),
      .stored("delegate", .object, .unowned),
    ],
    methods: [
      "objectForKey:": .looking, "setObject:forKey:": .setting, "setObject:forKey:cost:": .setting,
      "removeObjectForKey:": .action { turn, me, arguments throws(Fault) in
        try turn.set(.none, forKey: arguments[0], in: me)
      },
      "removeAllObjects": .action { turn, me, _ throws(Fault) in try turn.empty(cache: me) },
    ])
}

extension Turn {
  /// Drops every entry: what a memory warning does to a cache, and `removeAllObjects`.
  package mutating func empty(cache: ObjectID) throws(Fault) {
    for pair in pairs(of: cache) { try set(.none, forKey: pair.key, in: cache) }
  }
}
