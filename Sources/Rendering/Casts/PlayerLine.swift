import Phrases
import Typesetting

extension Renderer {
  /// The line below a recording that is played; it is cut where the window is too narrow, for only
  /// one line can be taken away again.
  public func line(about player: CastPlayer) -> String {
    let (page, pages) = player.markers
    let text = phrases.player(
      page: page, of: pages, speed: player.speed, isPlaying: player.isPlaying,
      isOver: player.isOver)
    return theme.styled(text.fitting(width - 1), as: .quiet)
  }
}
