import Curriculum
public import Orders
import UIKitAPI

/// The calls of a run as UIKit is free to make them: which must be made, and which before which.
///
/// Each object hears its calls in their order, what an earlier statement leads to comes before what
/// a later one does, and a call made inside another comes after it, and before its receiver hears
/// the next. Of several objects `TransitionOrder` knows who hears first.
public struct CallOrder: Sendable {
  /// A call that must be made.
  public struct Item: Equatable, Sendable {
    /// Its call, with a number where it comes again: `list viewDidLoad`, `list viewDidLoad#2`.
    public var id: String
    public var object: String
    public var selector: String
    public var arguments: [String]

    public var call: String { object + " " + selector }
  }

  /// In the order of the run.
  public let items: [Item]
  public let order: PartialOrder
  /// Calls that may come any number of times: layout passes, and what is left out.
  public let loops: [Automaton.Loop]

  init(items: [Item], order: PartialOrder, loops: [Automaton.Loop]) {
    (self.items, self.order, self.loops) = (items, order, loops)
  }

  /// The calls of a run that `isAsked`; of them those that `isFree` may come as often as one likes.
  public init(
    of run: Observation, where isAsked: (SeenCall) -> Bool = { _ in true },
    free isFree: (SeenCall) -> Bool = { _ in false }
  ) throws(OrderFault) {
    let calls = run.calls
    let ids = calls.map(\.text).numbered
    let whole = try PartialOrder(items: ids, before: Self.pairs(calls, ids, TransitionOrder(run)))
    let places = calls.indices.filter { isAsked(calls[$0]) }
    let kept = places.filter { !isFree(calls[$0]) }
    items = kept.map { place in
      let call = calls[place]
      return Item(
        id: ids[place], object: call.object, selector: call.selector, arguments: call.arguments)
    }
    var pairs: [(String, String)] = []
    for one in kept {
      for other in kept where whole.precedes(ids[one], ids[other]) {
        pairs.append((ids[one], ids[other]))
      }
    }
    order = try PartialOrder(items: kept.map { ids[$0] }, before: pairs)
    loops = places.filter { isFree(calls[$0]) }.map { place in
      let own = kept.filter { calls[$0].object == calls[place].object }
      return Automaton.Loop(
        calls[place].text, after: own.last { $0 < place }.map { ids[$0] },
        before: own.first { $0 > place }.map { ids[$0] })
    }
  }

  private static func pairs(
    _ calls: [SeenCall], _ ids: [String], _ transition: TransitionOrder
  ) -> [(String, String)] {
    /// The place behind all that was called inside a call.
    let ends = calls.indices.map { place in
      calls[(place + 1)...].firstIndex { later in
        later.part != calls[place].part || later.depth <= calls[place].depth
      } ?? calls.count
    }
    var pairs: [(String, String)] = []
    for (place, call) in calls.enumerated() {
      let next = calls[ends[place]...].firstIndex { $0.object == call.object }
      for later in calls.indices.dropFirst(place + 1) {
        let isFixed =
          call.part != calls[later].part || call.object == calls[later].object
          || later < ends[place] || transition.isFixed(call, calls[later])
        if isFixed { pairs.append((ids[place], ids[later])) }
        if let next, later < ends[place] { pairs.append((ids[later], ids[next])) }
      }
    }
    return pairs
  }

  /// The objects that get calls, in the order of their first ones.
  public var objects: [String] { items.map(\.object).unique }

  /// The selectors of all calls, free ones included.
  public var selectors: [String] {
    let free = loops.compactMap { $0.call.split(separator: " ").last.map { String($0) } }
    return items.map(\.selector) + free
  }

  /// Where an item of an order stands.
  subscript(id: String) -> Item? { items.first { $0.id == id } }
}

extension SeenCall {
  /// Whether it belongs to a layout pass, of which there may be any number.
  public var isLayout: Bool {
    switch LifeCycle(rawValue: selector) {
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .layoutSubviews, .updateProperties: true
    default: false
    }
  }
}

extension [String] {
  /// With a number behind what comes again: `viewDidLoad`, `viewDidLoad#2`.
  var numbered: [String] {
    var seen: [String: Int] = [:]
    return map { text in
      let count = seen[text, default: 0] + 1
      seen[text] = count
      return count == 1 ? text : "\(text)#\(count)"
    }
  }
}
