struct Song { let title: String; let length: Int; var artist: Artist }
struct Artist { let name: String }
let songs = [
  Song(title: "B", length: 3, artist: Artist(name: "x")),
  Song(title: "A", length: 5, artist: Artist(name: "yy")),
]
print(songs.map(\.title), songs.map(\.artist.name.count))  // prints: ["B", "A"] [1, 2]
print(songs.filter { $0.length > 3 }.map(\.title))  // prints: ["A"]
let title = \Song.title
print(songs[0][keyPath: title])  // prints: B
print(songs.max { $0.length < $1.length }?.title ?? "")  // prints: A
