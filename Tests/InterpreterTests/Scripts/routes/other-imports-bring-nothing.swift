import UIKit
import Foundation
import SwiftUI  // warning: notSimulated
class Factory {
  let n = 1
}
print(Factory().n)  // prints: 1
let p: any Action = 1  // error: typeNotInScope
