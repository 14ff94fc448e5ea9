import Foundation
import Glibc

/// The network between programs and a server on loopback: it can be cut, so that nothing passes and
/// nobody is told, and mended, so that what was under way arrives.
final class Network: @unchecked Sendable {
  let port: Int
  private let listener: Int32
  private let server: Int
  private let turn = NSLock()
  private var isCut = false
  private var hasEnded = false
  /// Each end of a connection, and the other.
  private var peers: [Int32: Int32] = [:]

  struct Unavailable: Error {}

  /// - Parameter server: the port to which it leads.
  init(to server: Int) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    (self.server, self.listener) = (server, listener)
    var address = Network.loopback(0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard bound else { throw Unavailable() }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [self] in
      while !turn.withLock({ hasEnded }) { pass() }
    }
  }

  func cut() { turn.withLock { isCut = true } }

  func mend() { turn.withLock { isCut = false } }

  /// Drops all connections, as a router does that forgets them.
  func reset() {
    turn.withLock {
      for end in peers.keys { close(end) }
      peers = [:]
    }
  }

  func end() {
    turn.withLock { hasEnded = true }
    reset()
    close(listener)
  }

  /// Whether somebody has said something that does not arrive.
  var holdsBack: Bool {
    turn.withLock {
      isCut
        && peers.keys.contains { end in
          var source = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
          return poll(&source, 1, 0) > 0
        }
    }
  }

  private static func loopback(_ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return address
  }

  private func pass() {
    usleep(2000)
    turn.withLock {
      if isCut { return }
      var sources = ([listener] + peers.keys).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&sources, nfds_t(sources.count), 0) > 0 else { return }
      for source in sources where source.revents != 0 {
        source.fd == listener ? connect() : pass(from: source.fd)
      }
    }
  }

  private func connect() {
    let client = accept(listener, nil, nil)
    let other = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = Network.loopback(server)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(other, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if isConnected {
      (peers[client], peers[other]) = (other, client)
    } else {
      close(client)
      close(other)
    }
  }

  private func pass(from end: Int32) {
    guard let other = peers[end] else { return }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(end, &bytes, bytes.count)
    if count > 0, send(other, bytes, count, Int32(MSG_NOSIGNAL)) == count { return }
    for closed in [end, other] {
      peers[closed] = nil
      close(closed)
    }
  }
}
