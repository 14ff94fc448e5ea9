import Classroom
import Learning
import LibC
import LineEditing
import Phrases
import Rendering
import Sessions
import Typesetting

/// `viewdidlearn class notes`: what a presenter reads in a second terminal.
struct NotesFollowing {
  private let arguments: Arguments
  private let content: Content
  private let renderer: Renderer

  init(_ arguments: Arguments) {
    self.arguments = arguments
    content = Content(arguments.content)
    renderer = arguments.renderer(for: STDOUT_FILENO)
  }

  /// How often it is looked where the class stands, in microseconds.
  private static let interval: UInt32 = 250_000

  /// Shows the notes anew when something has changed, until the class is over or Ctrl-C.
  func run() -> Int32 {
    let room = arguments.paths[.room]?.lowercased()
    Interruption.listen()
    // Nothing is typed here: what is all the same is no command of the shell behind it.
    defer { tcflush(STDIN_FILENO, TCIFLUSH) }
    var shown: (notes: PresenterNotes, isPresented: Bool)?
    var presentation: Presentation?
    var followed: ClassPlace?
    var last: (place: ClassPlace, minute: Int, isPresented: Bool)?
    while !Interruption.take(), Output.fault == nil {
      guard let place = ClassPlace.read(in: arguments.stateFolder, room: room), !place.isOver else {
        if shown == nil { return refuse() }
        Output.lines(renderer.lines(ofSentence: renderer.phrases.classEnded))
        return Program.Exit.done
      }
      if followed?.slides != place.slides || followed?.recalled != place.recalled {
        let slides = content.library.slides(named: place.slides, weakest: place.recalled)
        guard let slides else { return refuse() }
        presentation = Presentation(slides, library: content.library, in: renderer.language)
        followed = nil
      }
      let now = Environment.now
      let minute = (now.wall - place.began) / 60_000
      let isPresented = place.isPresented
      // The clock of the notes has no seconds.
      if let last, last == (place, minute, isPresented) {
        usleep(NotesFollowing.interval)
        continue
      }
      last = (place, minute, isPresented)
      // To follow is to open the page anew.
      if place.index != followed?.index || place.stage != followed?.stage {
        presentation?.follow(place.index, stage: place.stage, at: now)
        followed = place
      }
      let notes = presentation?.notes(
        seconds: max(0, (now.wall - place.began) / 1000), hands: place.hands, poll: place.poll,
        attendance: place.attendance, words: place.words)
      if let notes, shown.map({ $0 != (notes, isPresented) }) ?? true {
        show(notes, of: place.room, isPresented: isPresented)
      }
      shown = notes.map { ($0, isPresented) }
      usleep(NotesFollowing.interval)
    }
    return Program.Exit.done
  }

  /// Over the last ones where the screen is ours, else below them.
  private func show(_ notes: PresenterNotes, of room: String?, isPresented: Bool) {
    if arguments.ownsScreen { Output.clearScreen() }
    var renderer = renderer
    renderer.width = Environment.width
    let phrases = renderer.phrases
    let followed = phrases.notes(ofRoom: room, presentedFrom: arguments.stateFolder)
    var lines = renderer.lines(of: notes) + renderer.lines(ofSentence: visible(followed))
    if !isPresented { lines += renderer.lines(ofSentence: phrases.presenterIsGone) }
    Output.lines(lines)
  }

  /// Nobody presents there, or what they present is not to be had.
  private func refuse() -> Int32 {
    renderer.report(
      error: renderer.phrases.nobodyPresents(
        from: arguments.stateFolder, in: arguments.paths[.room]))
    return Program.Exit.wrongInput
  }
}
