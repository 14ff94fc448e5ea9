// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What most of the tests' time is spent in is optimised in debug builds too, a module at a time, which
/// takes the compiler less time than file by file. To optimise the rest takes longer than it saves.
let optimised: Set = [
  "Diagnostics", "Orders", "Notation", "YAML", "Syntax", "Scanning", "Parsing", "UIKitAPI",
  "ObjectModel", "Constraints", "AutoLayout", "InterfaceModel", "ObjectRuntime", "Simulator",
  "TypedTree", "Lookup", "Declaring", "Meaning", "Compiler", "StandardLibrary", "Interpreter",
  "Curriculum", "Typesetting",
]

func settings(of name: String) -> [SwiftSetting] {
  optimised.contains(name)
    ? settings
      + [
        .unsafeFlags(
          ["-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"],
          .when(configuration: .debug))
      ] : settings
}

/// A C library of the system, seen by exactly one Swift module.
func library(
  _ name: String, apt package: String, brew formula: String, pkgConfig: String? = nil
) -> Target {
  .systemLibrary(
    name: name, pkgConfig: pkgConfig, providers: [.apt([package]), .brew([formula])])
}

func module(_ name: String, uses dependencies: Target.Dependency...) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: readme(of: name),
    swiftSettings: settings(of: name),
    linkerSettings: [.linkedLibrary("m")])  // rounding, which the standard library leaves to libm
}

func readme(of name: String) -> [String] {
  ["Parsing", "Compiler", "Interpreter", "Cohorts"].contains(name) ? ["README.md"] : []
}

func tests(
  of name: String, with more: Target.Dependency..., data: [Resource] = [],
  excluding folders: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name)] + more, exclude: folders,
    resources: data, swiftSettings: settings)
}

let package = Package(
  name: "viewdidlearn",
  products: [
    .executable(name: "viewdidlearn", targets: ["Start"]),
    // Alone linked with libpq, which takes as long to load as all the rest.
    .executable(name: "viewdidlearn-cohort", targets: ["StartWithServers"]),
  ],
  targets: [
    library("CEditline", apt: "libedit-dev", brew: "libedit", pkgConfig: "libedit"),
    library(
      "CMarkGFM", apt: "libcmark-gfm-dev libcmark-gfm-extensions-dev", brew: "cmark-gfm",
      pkgConfig: "libcmark-gfm"),
    library("CYAML", apt: "libyaml-dev", brew: "libyaml", pkgConfig: "yaml-0.1"),
    library("CUnistring", apt: "libunistring-dev", brew: "libunistring"),
    library("CSQLite", apt: "libsqlite3-dev", brew: "sqlite", pkgConfig: "sqlite3"),
    library("CPostgreSQL", apt: "libpq-dev", brew: "libpq", pkgConfig: "libpq"),
    library("CSodium", apt: "libsodium-dev", brew: "libsodium", pkgConfig: "libsodium"),

    .systemLibrary(name: "CProcess"),
    .target(
      name: "CPhrases",
      exclude: ["README.md", "en.yaml", "ru.yaml", "zh.yaml", "cs.yaml", "ja.yaml"]),
    .systemLibrary(name: "CPrintf"),
    .systemLibrary(name: "CMath"),

    module("LibC"),
    module("Diagnostics"),
    module("Orders"),
    module("Spacing", uses: "CMath"),
    module("Patterns"),
    module("Constraints"),
    module("Syntax", uses: "Diagnostics"),
    module("Scanning", uses: "Diagnostics", "Syntax"),
    module("Parsing", uses: "Diagnostics", "Syntax", "Scanning"),
    .target(name: "CUIKit"),
    module("UIKitAPI", uses: "Diagnostics", "Syntax", "Parsing", "CUIKit"),
    module("ObjectModel", uses: "Syntax"),
    module("AutoLayout", uses: "Constraints", "ObjectModel"),
    module("InterfaceModel", uses: "Syntax", "ObjectModel", "AutoLayout"),
    module("ObjectRuntime", uses: "Syntax", "UIKitAPI", "ObjectModel", "InterfaceModel"),
    module(
      "FoundationKit", uses: "Notation", "Patterns", "Syntax", "UIKitAPI", "ObjectModel",
      "InterfaceModel",
      "ObjectRuntime", "CPrintf"),
    module(
      "Simulator", uses: "Constraints", "Syntax", "UIKitAPI", "ObjectModel", "AutoLayout",
      "InterfaceModel", "ObjectRuntime", "FoundationKit"),
    module(
      "Lists", uses: "Syntax", "UIKitAPI", "ObjectModel", "AutoLayout", "InterfaceModel",
      "ObjectRuntime",
      "FoundationKit", "Simulator"),
    module(
      "Touches", uses: "Syntax", "UIKitAPI", "ObjectModel", "InterfaceModel", "ObjectRuntime",
      "FoundationKit", "Simulator", "Lists"),
    module(
      "UIKitClasses", uses: "Constraints", "Syntax", "UIKitAPI", "ObjectModel", "AutoLayout",
      "InterfaceModel", "ObjectRuntime", "FoundationKit", "Simulator", "Lists"),
    module("Notation", uses: "Diagnostics"),
    module("YAML", uses: "Diagnostics", "CYAML"),
    module("Typesetting", uses: "CUnistring"),
    module("Translation", uses: "Diagnostics", "Syntax", "Parsing", "UIKitAPI"),
    .target(name: "CPrelude", exclude: ["Prelude.swift.txt"]),
    module(
      "TypedTree", uses: "Diagnostics", "Syntax", "Parsing", "UIKitAPI", "ObjectModel", "CPrelude"),
    module("Flow", uses: "Diagnostics", "Syntax"),
    module("Desugaring", uses: "Diagnostics", "Syntax", "TypedTree"),
    module("Lookup", uses: "Diagnostics", "Syntax", "UIKitAPI", "ObjectModel", "TypedTree"),
    module(
      "Checks", uses: "Diagnostics", "Syntax", "UIKitAPI", "ObjectModel", "TypedTree", "Flow",
      "Lookup"),
    module(
      "Declaring", uses: "Diagnostics", "Syntax", "Parsing", "UIKitAPI", "ObjectModel", "TypedTree",
      "Flow", "Desugaring", "Lookup", "Checks"),
    module(
      "Meaning", uses: "Diagnostics", "Syntax", "UIKitAPI", "ObjectModel", "TypedTree", "Flow",
      "Desugaring", "Lookup", "Checks", "Declaring"),
    module(
      "Compiler", uses: "Diagnostics", "Syntax", "UIKitAPI", "ObjectModel", "TypedTree",
      "Desugaring", "Lookup", "Checks", "Declaring", "Meaning"),
    module("Suspending", uses: "Syntax", "ObjectModel", "TypedTree"),
    module(
      "StandardLibrary", uses: "Syntax", "UIKitAPI", "ObjectModel", "InterfaceModel",
      "ObjectRuntime", "FoundationKit", "TypedTree", "CMath"),
    .target(
      name: "CCombine",
      exclude: ["Subscriptions.swift.txt", "Publishers.swift.txt", "Operators.swift.txt"]),
    .target(
      name: "CRoutes",
      exclude: [
        "Parts.swift.txt", "ReadyParts.swift.txt", "Assemblies.swift.txt", "Router.swift.txt",
      ]),
    .target(name: "CTasks", exclude: ["Streams.swift.txt", "Groups.swift.txt"]),
    .target(
      name: "CLists",
      exclude: [
        "Snapshots.swift.txt", "SectionSnapshots.swift.txt", "DataSources.swift.txt",
        "Registrations.swift.txt", "ListCells.swift.txt",
      ]),
    .target(
      name: "CValues",
      exclude: [
        "JSONTexts.swift.txt", "Coding.swift.txt", "Calendars.swift.txt", "Formats.swift.txt",
        "Identifiers.swift.txt", "Iterators.swift.txt", "Observation.swift.txt",
        "DateTexts.swift.txt", "Animations.swift.txt",
      ]),
    module(
      "Interpreter", uses: "Diagnostics", "Syntax", "Parsing", "UIKitAPI", "ObjectModel",
      "InterfaceModel",
      "ObjectRuntime", "FoundationKit", "Simulator", "UIKitClasses", "TypedTree", "StandardLibrary",
      "Suspending", "Declaring", "Compiler", "CCombine", "CLists", "CTasks", "CValues", "CRoutes"),
    module(
      "Scripts", uses: "Diagnostics", "Notation", "YAML", "Syntax", "Parsing", "ObjectModel",
      "InterfaceModel", "ObjectRuntime", "FoundationKit", "Simulator", "Lists", "Touches",
      "UIKitAPI", "UIKitClasses", "TypedTree", "Interpreter"),
    module(
      "Mistakes", uses: "Diagnostics", "Syntax", "Parsing", "UIKitAPI", "ObjectModel",
      "InterfaceModel", "ObjectRuntime", "FoundationKit", "Simulator", "Touches", "UIKitClasses",
      "TypedTree", "Interpreter", "Scripts"),
    module("Curriculum", uses: "Diagnostics", "Notation", "YAML", "CMarkGFM"),
    module(
      "Grading", uses: "Diagnostics", "Orders", "Notation", "Syntax", "Parsing", "UIKitAPI",
      "ObjectModel",
      "InterfaceModel", "ObjectRuntime", "Simulator", "UIKitClasses", "Interpreter", "Scripts",
      "Mistakes",
      "Curriculum"),
    module(
      "Generation", uses: "Diagnostics", "Orders", "Syntax", "Scripts", "Curriculum", "Grading"),
    module("Learning", uses: "Notation", "Orders", "Spacing", "Curriculum"),
    module(
      "Playgrounds", uses: "Diagnostics", "Syntax", "Parsing", "UIKitAPI", "ObjectModel",
      "InterfaceModel", "ObjectRuntime", "Simulator", "UIKitClasses", "TypedTree", "Interpreter",
      "Scripts", "Mistakes"),
    module(
      "Sessions", uses: "Diagnostics", "Orders", "Spacing", "Notation", "Learning", "Syntax",
      "Parsing", "UIKitAPI", "InterfaceModel", "ObjectRuntime", "Simulator", "Touches",
      "UIKitClasses", "ObjectModel", "Translation", "TypedTree", "Interpreter", "Scripts",
      "Mistakes", "Playgrounds", "Curriculum", "Grading", "Generation", "Cohorts"),
    module(
      "Classroom", uses: "Diagnostics", "Notation", "Syntax", "Parsing", "Scripts", "Interpreter",
      "Playgrounds", "Curriculum", "Grading", "Learning", "Sessions"),
    module(
      "Checking", uses: "Diagnostics", "Orders", "YAML", "Syntax", "Parsing", "ObjectModel",
      "ObjectRuntime", "Simulator", "Interpreter", "Scripts", "Mistakes", "Playgrounds",
      "Curriculum", "Grading", "Learning", "Sessions", "Classroom"),
    module(
      "Phrases", uses: "Diagnostics", "Orders", "Notation", "YAML", "Syntax", "Parsing", "UIKitAPI",
      "ObjectModel", "InterfaceModel", "ObjectRuntime", "Simulator", "Touches", "UIKitClasses",
      "TypedTree", "Scripts", "Mistakes", "Playgrounds", "Curriculum", "Grading", "Generation",
      "Learning", "Sessions", "Screening", "Classroom", "Checking", "Cohorts", "CPhrases"),
    module(
      "Exports", uses: "Diagnostics", "Orders", "Notation", "Syntax", "Mistakes", "Curriculum",
      "Grading", "Learning", "Sessions", "Screening", "Cohorts", "Phrases"),
    module(
      "Rendering", uses: "Diagnostics", "Orders", "Notation", "Scripts", "Mistakes", "Playgrounds",
      "Curriculum", "Grading",
      "Learning", "Sessions", "Screening", "Classroom", "Checking", "Cohorts", "Phrases",
      "Typesetting"),
    module("Cohorts"),
    module(
      "Storage", uses: "Cohorts", "Diagnostics", "LibC", "Notation", "Learning", "CSQLite"),
    module("Sealing", uses: "Notation", "CSodium"),
    module(
      "Screening", uses: "Diagnostics", "Orders", "Notation", "Syntax", "Parsing", "Scripts",
      "Interpreter", "Playgrounds",
      "Curriculum", "Grading", "Generation", "Learning", "Sessions"),
    module("LineEditing", uses: "LibC", "CEditline"),
    module("PostgreSQL", uses: "Cohorts", "LibC", "CPostgreSQL"),
    .target(
      name: "viewdidlearn",
      dependencies: [
        "LibC", "Diagnostics", "Notation", "Syntax", "UIKitAPI", "ObjectModel", "ObjectRuntime",
        "Simulator", "Touches", "UIKitClasses", "Interpreter", "Scripts", "Mistakes", "Playgrounds",
        "Curriculum", "Grading", "Generation", "Learning", "Sessions", "Exports", "Checking",
        "Classroom", "Cohorts", "Phrases", "Typesetting", "Rendering", "Sealing", "Screening",
        "Storage", "LineEditing", "CProcess",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "Start", dependencies: ["LibC", "viewdidlearn"], swiftSettings: settings),
    .executableTarget(
      name: "StartWithServers", dependencies: ["Cohorts", "LibC", "PostgreSQL", "viewdidlearn"],
      swiftSettings: settings),

    .target(
      name: "Terminal", dependencies: ["LibC"], path: "Tests/Terminal", swiftSettings: settings),
    .target(name: "WaitingTrait", path: "Tests/WaitingTrait", swiftSettings: settings),
    .target(
      name: "Corpora", dependencies: ["Diagnostics", "Syntax", "Parsing"], path: "Tests/Corpora",
      swiftSettings: settings),
    .executableTarget(
      name: "lineediting-probe", dependencies: ["LibC", "LineEditing"],
      path: "Tests/LineEditingProbe",
      swiftSettings: settings),
    tests(of: "Diagnostics"),
    tests(of: "Orders"),
    tests(of: "Spacing"),
    tests(of: "Constraints", with: "Orders"),
    tests(of: "AutoLayout", with: "Constraints", "ObjectModel", "Orders"),
    tests(of: "InterfaceModel", with: "ObjectModel"),
    tests(
      of: "ObjectRuntime", with: "ObjectModel", "FoundationKit", "Orders", "Simulator",
      "UIKitClasses"),
    tests(of: "FoundationKit", with: "ObjectModel", "ObjectRuntime", "Simulator", "UIKitClasses"),
    tests(
      of: "Simulator", with: "UIKitClasses", "ObjectModel", "InterfaceModel", "ObjectRuntime",
      "FoundationKit", "Touches", "Orders", "Syntax", "UIKitAPI"),
    tests(of: "Notation", with: "Diagnostics"),
    tests(of: "YAML", with: "Diagnostics"),
    tests(of: "Typesetting"),
    tests(of: "Scanning", with: "Diagnostics", "Syntax"),
    tests(of: "Parsing", with: "Diagnostics", "Syntax", "Scanning", "Corpora"),
    tests(of: "Translation", with: "Diagnostics", "Syntax", "Parsing", "Corpora"),
    tests(of: "UIKitAPI", with: "Diagnostics", "Syntax", "Parsing"),
    tests(of: "Flow", with: "Diagnostics", "Syntax", "Parsing"),
    tests(
      of: "Lookup", with: "Syntax", "UIKitAPI", "ObjectModel", "ObjectRuntime", "UIKitClasses",
      "TypedTree"),
    tests(
      of: "Compiler", with: "Diagnostics", "Syntax", "Parsing", "ObjectModel", "ObjectRuntime",
      "Simulator", "UIKitClasses", "TypedTree", "Declaring"),
    tests(
      of: "Interpreter", with: "Diagnostics", "Notation", "Syntax", "Parsing", "ObjectModel",
      "ObjectRuntime",
      "Simulator", "UIKitClasses", "Translation", "TypedTree", "StandardLibrary", "Scripts",
      "Corpora",
      excluding: ["Scripts"]),
    tests(of: "Scripts", with: "Syntax", "ObjectRuntime"),
    tests(
      of: "Mistakes", with: "Diagnostics", "Notation", "Orders", "Syntax", "Parsing", "ObjectModel",
      "ObjectRuntime", "TypedTree", "Interpreter", "Scripts", excluding: ["Scripts"]),
    tests(of: "Curriculum", with: "Diagnostics", "YAML"),
    tests(
      of: "Grading", with: "Diagnostics", "Orders", "Notation", "Syntax", "Parsing", "UIKitAPI",
      "ObjectModel",
      "ObjectRuntime", "Simulator", "UIKitClasses", "Interpreter", "Scripts", "Mistakes",
      "Curriculum"),
    tests(
      of: "Playgrounds", with: "Syntax", "UIKitAPI", "ObjectRuntime", "Simulator", "UIKitClasses",
      "Interpreter", "Scripts"),
    tests(
      of: "Sessions", with: "Learning", "Diagnostics", "Orders", "Spacing", "Notation", "Syntax",
      "UIKitAPI",
      "ObjectModel", "InterfaceModel", "ObjectRuntime", "Simulator", "UIKitClasses", "Interpreter",
      "Scripts",
      "Mistakes", "Playgrounds", "Curriculum", "Grading", "Generation"),
    tests(
      of: "Classroom", with: "Diagnostics", "Orders", "Syntax", "Playgrounds", "Curriculum",
      "Grading", "Learning", "Sessions"),
    tests(of: "Checking", with: "Diagnostics", "Curriculum", "Sessions", "Classroom"),
    tests(
      of: "Phrases", with: "Diagnostics", "Notation", "YAML", "Syntax", "ObjectModel",
      "ObjectRuntime",
      "Simulator", "UIKitClasses", "TypedTree", "Interpreter", "Scripts", "Mistakes", "Curriculum",
      "Grading",
      "Checking"),
    tests(
      of: "Rendering", with: "Diagnostics", "Orders", "Notation", "Syntax", "Parsing",
      "ObjectModel",
      "ObjectRuntime", "Simulator", "UIKitClasses", "Interpreter", "Scripts", "Mistakes",
      "Playgrounds", "Curriculum", "Grading",
      "Learning", "Sessions", "Classroom", "Checking", "Phrases", "Typesetting",
      excluding: ["Transcripts", "LessonTranscripts", "ClassTranscripts"]),
    tests(of: "Cohorts"),
    tests(
      of: "PostgreSQL", with: "Cohorts", "Storage", "Terminal", "WaitingTrait", "Start",
      "StartWithServers"),
    tests(
      of: "Storage", with: "Cohorts", "Diagnostics", "LibC", "Notation", "Learning", "WaitingTrait",
      "storage-probe"),
    .executableTarget(
      name: "storage-probe", dependencies: ["LibC", "Notation", "Learning", "Storage"],
      path: "Tests/StorageProbe", swiftSettings: settings),
    .executableTarget(
      name: "room-probe", dependencies: ["Cohorts", "LibC", "PostgreSQL", "Sealing"],
      path: "Tests/RoomProbe", swiftSettings: settings),
    tests(of: "Sealing"),
    tests(
      of: "Screening", with: "Diagnostics", "Notation", "Syntax", "Scripts", "Curriculum",
      "Grading",
      "Mistakes",
      "Generation", "Learning", "Playgrounds", "Sessions", "Sealing"),
    tests(of: "LineEditing", with: "LibC", "Terminal", "lineediting-probe"),
    tests(
      of: "Exports", with: "Diagnostics", "Notation", "Curriculum", "Grading", "Learning",
      "Sessions",
      "Screening", "Phrases"),
    tests(
      of: "viewdidlearn", with: "LibC", "Notation", "Spacing", "Curriculum", "Screening", "Sealing",
      "Terminal", "WaitingTrait", "Start", "StartWithServers", excluding: ["read.py"]),
  ]
)
