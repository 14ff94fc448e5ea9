import Diagnostics
import Parsing
import Syntax

/// Reads anything as Swift: what is found must stand inside the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func readSwift(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let source = SourceText(name: "fuzz.swift", text: String(decoding: bytes, as: UTF8.self))
  let end = source.text.utf8.count
  for diagnostic in Script.read(source, dialect: .swift).diagnostics {
    precondition(diagnostic.range.lowerBound >= 0 && diagnostic.range.upperBound <= end)
    _ = source.position(at: diagnostic.range.lowerBound)
  }
  _ = Script.isIncomplete(source.text, preferred: .swift)
  return 0
}
