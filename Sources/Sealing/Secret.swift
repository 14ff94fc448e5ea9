import CSodium

/// Bytes that are kept out of swap and core files, and wiped when their last owner lets go.
public final class Secret: Sendable {
  nonisolated(unsafe) private let start: UnsafeMutableRawPointer
  public let count: Int

  /// Room for a secret, which `fill` writes.
  init(count: Int, fill: (UnsafeMutablePointer<UInt8>) -> Void) {
    Sodium.prepare()
    guard let start = sodium_malloc(max(count, 1)) else {
      preconditionFailure("there is no memory for a secret of \(count) bytes")
    }
    (self.start, self.count) = (start, count)
    fill(start.assumingMemoryBound(to: UInt8.self))
  }

  /// Takes bytes over: what stood in the array is wiped.
  public convenience init(taking bytes: inout [UInt8]) {
    self.init(count: bytes.count) { start in
      start.update(from: bytes, count: bytes.count)
    }
    bytes.withUnsafeMutableBytes { sodium_memzero($0.baseAddress, $0.count) }
    bytes = []
  }

  deinit { sodium_free(start) }

  func withBytes<Answer>(_ body: (UnsafePointer<UInt8>) throws -> Answer) rethrows -> Answer {
    try body(UnsafePointer(start.assumingMemoryBound(to: UInt8.self)))
  }
}

extension Secret {
  /// Whether both hold the same bytes; how long that takes says nothing about where they differ.
  public func equals(_ other: Secret) -> Bool {
    guard count == other.count else { return false }
    return withBytes { mine in other.withBytes { sodium_memcmp(mine, $0, count) == 0 } }
  }
}
