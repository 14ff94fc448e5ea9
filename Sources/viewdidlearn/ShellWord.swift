extension String {
  /// One word of a shell's command line, quoted where a shell would make something else of it.
  var asShellWord: String {
    let plain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "@"):
        true
      // Beyond ASCII there is no word's end.
      default: byte >= 0x80
      }
    }
    return plain && !isEmpty ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
