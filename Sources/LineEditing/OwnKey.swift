/// Keys that no keyboard has: how the editor tells libedit what libedit does not know.
///
/// They are C1 control characters. libedit looks only the first 256 characters up in its key maps,
/// and `KeyDecoder` lets none of these through from the terminal.
enum OwnKey: Unicode.Scalar, CaseIterable {
  case paste = "\u{80}"
  case list = "\u{81}"
  case cancel = "\u{82}"
  case newRow = "\u{83}"
  case searchBack = "\u{84}"
  case searchOn = "\u{85}"

  /// The function it is bound to: one of libedit's, or one of `Bindings`.
  var command: String {
    switch self {
    case .paste: "viewdidlearn-paste"
    case .list: "viewdidlearn-list"
    case .cancel: "ed-end-of-file"
    case .newRow: "viewdidlearn-new-row"
    case .searchBack: "em-inc-search-prev"
    case .searchOn: "em-inc-search-next"
    }
  }
}
