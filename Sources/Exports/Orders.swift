/// A right order of calls among wrong ones, for who can only choose.
struct Orders: Equatable {
  let right: String
  /// All of them; which is right does not show in their places.
  let all: [String]

  init(_ calls: [String], foreign: [String]) {
    func said(_ calls: [String]) -> String { calls.joined(separator: ", ") }
    let right = said(calls)
    var others = [said(calls.reversed())]
    if calls.count > 2 { others.append(said(Array(calls.dropFirst()) + calls.prefix(1))) }
    if let call = foreign.first { others.append(said([call] + calls)) }
    others = others.filter { $0 != right }
    self.right = right
    let place = right.utf8.reduce(0) { $0 &+ Int($1) } % (others.count + 1)
    others.insert(right, at: place)
    all = others
  }
}
