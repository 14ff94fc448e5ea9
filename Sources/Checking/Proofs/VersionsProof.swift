import Curriculum
import Diagnostics
import Grading

// That versions beside each other differ in what is asked, or that all agree where that is said.
extension Checked {
  /// Compares each version with the next.
  mutating func prove(_ exhibit: Exhibit, _ versions: Exercise.Versions, _ key: VersionsKey) {
    let columns = Array(zip(versions.versions, key.values))
    for (one, other) in zip(columns, columns.dropFirst())
    where (one.1 == other.1) != versions.isSame {
      let (old, new) = (one.0.value, other.0.value)
      add(
        versions.isSame ? .versionsDiffer(old, new) : .versionsAgree(old, new),
        at: other.0.range, exhibit.source)
    }
  }
}
