import Foundation
import Glibc

/// A disk of a megabyte, in memory.
struct SmallDisk {
  let path: String

  /// Whether this process may mount one.
  static let isPossible: Bool = {
    guard let disk = try? SmallDisk(owner: "root") else { return false }
    disk.end()
    return true
  }()

  struct Refused: Error {}

  init(owner: String) throws {
    path = FileManager.default.temporaryDirectory.path() + "disk-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    guard geteuid() == 0, mount("tmpfs", path, "tmpfs", 0, "size=1m,mode=0700") == 0 else {
      try FileManager.default.removeItem(atPath: path)
      throw Refused()
    }
    try FileManager.default.setAttributes([.ownerAccountName: owner], ofItemAtPath: path)
  }

  func end() {
    umount2(path, Int32(MNT_DETACH))
    try? FileManager.default.removeItem(atPath: path)
  }
}
