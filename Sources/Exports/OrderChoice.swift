import Phrases

/// A right order of calls among wrong ones, for who can only choose.
struct OrderChoice: Equatable {
  /// In words, with commas between the calls.
  let right: String
  /// All of them; which is right does not show in their places.
  let all: [String]

  /// Nil where the options can be put in order as they are: all of them, and in one order only.
  init?(_ options: [Sheet.Option], right ids: [String], isOnly: Bool) {
    if isOnly, options.count == ids.count, ids.count > 1 { return nil }
    func said(_ calls: [String]) -> String { calls.joined(separator: ", ") }
    let calls = options.texts(of: ids)
    let right = said(calls)
    var others = [said(calls.reversed())]
    if calls.count > 2 { others.append(said(Array(calls.dropFirst()) + calls.prefix(1))) }
    let foreign = options.first { !ids.contains($0.id) }
    if let foreign { others.append(said([foreign.text] + calls)) }
    others = others.filter { $0 != right }
    self.right = right
    let place = right.utf8.reduce(0) { $0 &+ Int($1) } % (others.count + 1)
    others.insert(right, at: place)
    all = others
  }
}

extension Sheet.Item {
  /// Nil where nothing is ordered, or just as it is listed.
  var orders: OrderChoice? {
    guard case .order(let options, let right, let isOnly) = answer else { return nil }
    return OrderChoice(options, right: right, isOnly: isOnly)
  }

  /// All that stands above the answer for who may have to choose among orders: with the list of
  /// the calls, of which the question may speak.
  func askedOfChoosers(_ phrases: Phrasebook) -> [Sheet.Block] {
    guard orders != nil else { return asked }
    return text + [.paragraph(phrases.chooseOrder(of: answer.options.map(\.text)))]
  }
}

extension [Sheet.Option] {
  /// The texts of some of them, by their ids.
  func texts(of ids: [String]) -> [String] {
    ids.compactMap { id in first { $0.id == id }?.text }
  }
}
