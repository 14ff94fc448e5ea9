import Screening
import Sealing

extension Seals {
  /// As libsodium does it.
  static let sodium = Seals(digest: Sealing.digest, text: Base64.encode, bytes: Base64.decode)
}

extension Pack {
  /// Reads a pack that its own key signed: whose key that is, people compare.
  init(proving bytes: [UInt8]) throws(SealedFault) {
    try self.init(bytes, .sodium) { signature, signed, header in
      header.examiner?.prove(signature, of: signed) ?? false
    }
  }
}

extension PackHeader {
  /// The examiner's keys; nil where they are none.
  var examiner: PublicKeys? { PublicKeys(sign: sign, box: box) }
}
