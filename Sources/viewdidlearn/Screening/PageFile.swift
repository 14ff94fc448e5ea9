import Exports
import LibC
import Screening

/// The page of a round on its way to a file: sections wait in a file without a name, for what
/// stands above them is known at the end.
struct PageFile: ~Copyable {
  private let path: String
  private let page: ScreeningPage
  /// The file without a name.
  private let sections: Int32

  /// The file is unlinked as soon as it is open: whoever kills the program leaves nothing behind.
  init(_ path: String, _ page: ScreeningPage) throws(Files.WritingFault) {
    (self.path, self.page) = (path, page)
    let name = path + ".part"
    sections = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if sections < 0 { throw Files.writingFault }
    unlink(name)
  }

  deinit { close(sections) }

  /// A section, behind those before it.
  func add(_ section: String) throws(Files.WritingFault) {
    guard Output.write(section, to: sections) else { throw Files.writingFault }
  }

  /// Writes the whole file, also over one of that name.
  func end(_ round: RoundReport, _ raters: RatersReport) throws(Files.WritingFault) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Files.writingFault }
    defer { close(descriptor) }
    guard Output.write(page.head(round, raters), to: descriptor),
      lseek(sections, 0, SEEK_SET) == 0,
      copy(to: descriptor), Output.write(page.foot, to: descriptor)
    else {
      let fault = Files.writingFault
      unlink(path)
      throw fault
    }
  }

  /// Piece by piece: a round may have ten thousand sections.
  private func copy(to descriptor: Int32) -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(sections, &piece, piece.count)
      if count == 0 { return true }
      if count < 0, errno == EINTR { continue }
      guard count > 0, Output.write(piece[..<count], to: descriptor) else { return false }
    }
  }
}
