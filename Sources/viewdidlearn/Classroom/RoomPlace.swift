import Cohorts
import LibC
import Phrases
import Rendering
import Sealing
import Typesetting

/// Where a room's answers are kept, so that all who are logged in to this machine find it.
///
/// `/var/tmp/viewdidlearn` belongs to nobody: everybody may make a room there, and no other's go.
/// A room's folder belongs to whoever made it; all may write in it, because SQLite keeps two files
/// beside its own.
struct RoomPlace {
  /// In small letters.
  let room: String
  /// The database, a file or a server's.
  let opening: DatabaseOpening
  /// Whether learners find it by the room's name alone.
  let isShared: Bool

  /// For rooms that are found by name.
  private static let folder = "/var/tmp/viewdidlearn"

  /// The rooms of this machine, the one that was entered or left last before the others.
  private static var rooms: [String] {
    let dated = Files.names(in: folder).compactMap { name -> (name: String, at: Int)? in
      var status = stat()
      guard name.isRoomName, stat("\(folder)/\(name)", &status) == 0 else { return nil }
      return (name, Int(status.modified.tv_sec))
    }
    return dated.sorted { (-$0.at, $0.name) < (-$1.at, $1.name) }.map(\.name)
  }

  /// Why nobody comes in where no class has been held.
  var isMissing: RoomRefusal {
    isShared
      ? .noRoom(room, others: Array(RoomPlace.rooms.prefix(8))) : .noRoomInDatabase(room)
  }

  /// Throws for a name that cannot be said in one word.
  init(_ room: String, _ arguments: Arguments) throws(RoomRefusal) {
    // A name that is read aloud has no capitals.
    let name = room.lowercased()
    guard name.isRoomName else { throw .malformedName(room) }
    self.room = name
    isShared = arguments.paths[.db] == nil
    opening = DatabaseOpening(arguments, orFile: "\(RoomPlace.folder)/\(name)/answers.sqlite3")
  }

  /// How long whoever sits before a terminal waits for the room, in milliseconds.
  private static let patience = 5_000

  /// Opens the database for somebody who waits.
  func database(token: String) throws(DatabaseFault) -> any Database {
    try opening.open(token: token, patience: RoomPlace.patience)
  }

  /// For people: without the password of a server's address.
  var path: String { opening.address.shown }

  /// Tells the room from all others, wherever they are kept.
  var key: String {
    String(sha256(Array("\(path)\n\(room)".utf8)).hexadecimal.prefix(32))
  }

  /// How learners come in, above the line that they type.
  func isOpened(in phrases: Phrasebook) -> String {
    switch opening.address {
    case .file: phrases.roomOpened(room, path: isShared ? path : nil)
    case .server: phrases.roomOpened(room, role: RoomPlace.role)
    }
  }

  /// What learners type, to be copied.
  var invitation: String {
    let join = "viewdidlearn class join \(room)"
    if isShared { return join }
    return switch opening.address {
    case .file: "\(join) --db \(path.asShellWord)"
    case .server: "\(join) --db \(opening.address.shown(as: RoomPlace.role).asShellWord)"
    }
  }

  /// Stands in an address for the role that learners share: it is not known here.
  private static let role = "ROLE"

  /// Makes the folder of a shared room, and has all write in it.
  func prepare() throws(RoomRefusal) {
    guard isShared, case .file(let file) = opening.address else { return }
    let folder = String(file.dropLast("/answers.sqlite3".count))
    try RoomPlace.make(RoomPlace.folder, mode: 0o1777)
    try RoomPlace.make(folder, mode: 0o777)
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid()
    else { throw .foreign(path: folder) }
    let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0, fchmod(descriptor, 0o666) == 0 else {
      throw .database(path: file, reason: Files.systemError)
    }
    close(descriptor)
  }

  /// Made by whoever comes first; what stands there is left as it is.
  private static func make(_ folder: String, mode: mode_t) throws(RoomRefusal) {
    if mkdir(folder, mode) == 0 {
      // Whatever the mask of this process takes away.
      chmod(folder, mode)
    } else if errno != EEXIST {
      throw .database(path: folder, reason: Files.systemError)
    }
  }

  /// Whether there is a file that a class has made; a server is asked instead.
  var exists: Bool {
    if case .file(let file) = opening.address { Files.exists(file) } else { true }
  }
}

extension Renderer {
  /// Says why nobody comes into a room, and answers the exit code.
  func report(_ refusal: RoomRefusal) -> Int32 {
    let text = phrases.refusal(refusal)
    switch refusal {
    case .noRoom(_, let others):
      let rooms = others.isEmpty ? [] : lines(ofSentence: phrases.rooms(others))
      Output.errors(lines(ofSentence: "error: " + visible(text)) + rooms)
    case .noRoomInDatabase: Output.errors(lines(ofSentence: "error: " + visible(text)))
    case .taken, .foreign, .malformedName, .database: report(error: text)
    }
    return Program.Exit.wrongInput
  }
}

extension String {
  /// Letters, digits and hyphens, a letter or a digit first.
  fileprivate var isRoomName: Bool {
    guard let first = utf8.first, first != UInt8(ascii: "-"), utf8.count <= 64 else { return false }
    return utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
  }
}
