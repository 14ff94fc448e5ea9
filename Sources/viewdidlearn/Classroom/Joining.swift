import Classroom
import Cohorts
import LibC
import LineEditing
import Phrases
import Rendering
import Storage

/// `viewdidlearn class join`: a learner's terminal in a class.
struct Joining {
  private let arguments: Arguments
  private let renderer: Renderer
  /// Of the learner who types here; nil where it cannot be opened.
  private let journal: Journal?

  init(_ arguments: Arguments) {
    self.arguments = arguments
    journal = try? Journal(folder: arguments.stateFolder)
    renderer = arguments.promptRenderer(in: arguments.language ?? journal?.chosenLanguage)
  }

  /// Comes into a room that exists, and stays until the class is over.
  func run(_ name: String) -> Int32 {
    // A database that may grow no more is told of like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    let token: LearnerToken
    do throws(Files.WritingFault) {
      token = try LearnerToken(in: arguments.stateFolder)
    } catch {
      return renderer.report(error, path: LearnerToken.path(in: arguments.stateFolder))
    }
    do throws(RoomRefusal) {
      let place = try RoomPlace(name, arguments)
      guard place.exists else { throw place.isMissing }
      return try enter(place, token)
    } catch {
      return renderer.report(error)
    }
  }

  /// Takes a seat, under the name that stands in the room.
  private func enter(_ place: RoomPlace, _ token: LearnerToken) throws(RoomRefusal) -> Int32 {
    do throws(DatabaseFault) {
      let room = try LearnerRoom(place, token)
      guard try room.isKnown() else { return renderer.report(place.isMissing) }
      let extra = arguments.given.contains(.moreTime) ? 100 : 0
      let name = try room.enter(name: arguments.paths[.name] ?? "", extra: extra)
      let seat = Seat(
        in: place.room, name: name, hasMoreTime: extra > 0,
        library: Content(arguments.content).library, language: renderer.language,
        vocabulary: Renderer.vocabulary, options: .onDeepStack)
      let unsent = UnsentFile(arguments.stateFolder, for: place)
      return SeatPrompt(seat, room, unsent, renderer, arguments, journal).run()
    } catch .noTables {
      // Nobody has presented there so far.
      return renderer.report(place.isMissing)
    } catch {
      return place.opening.report(error)
    }
  }
}
