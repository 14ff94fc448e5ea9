/// The folders in a folder, which are looked for again only when something came or went there: a page
/// opens as fast among ten thousand lessons.
final class Listing {
  private let path: String
  /// The folder as it was when it was read last.
  private var stamp: FileStamp?
  /// As they were then.
  private var known: [String] = []

  init(of path: String) { self.path = path }

  /// By their names, sorted.
  var folders: [String] {
    let now = FileStamp(path)
    if now != stamp {
      known = Files.folders(in: path)
      stamp = now
    }
    return known
  }
}
