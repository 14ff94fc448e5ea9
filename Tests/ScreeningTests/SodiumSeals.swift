import Screening
import Sealing

extension Seals {
  static let sodium = Seals(
    digest: { Sealing.digest($0) }, text: { Base64.encode($0) }, bytes: { Base64.decode($0) })
}
