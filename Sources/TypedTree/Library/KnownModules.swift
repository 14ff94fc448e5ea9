/// Modules that a text may import, by their names.
package enum KnownModules {
  /// Frameworks whose views are made in a way of their own: code with them says nothing of
  /// controllers.
  package static let strangers: Set<String> = ["SwiftUI"]

  /// Frameworks of Apple's, which every device has, and the library that comes with the tutorial.
  package static let all: Set<String> = [
    "AVFoundation", "AVKit", "Combine", "Contacts", "CoreData", "CoreFoundation", "CoreGraphics",
    "CoreImage", "CoreLocation", "CoreMotion", "CoreText", "Darwin", "Dispatch", "EventKit",
    "Foundation", "GameKit", "HealthKit", "MapKit", "MessageUI", "Metal", "MobileCoreServices",
    "ObjectiveC", "Observation", "Photos", "PhotosUI", "QuartzCore", "Routes", "SafariServices",
    "SceneKit", "Security", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "UIKit",
    "UserNotifications", "Vision", "WatchConnectivity", "WebKit", "XCTest", "os",
  ]
}
