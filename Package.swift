// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A C library of the system, seen by exactly one Swift module.
func library(_ name: String, apt package: String, pkgConfig: String? = nil) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

func module(_ name: String, uses dependencies: Target.Dependency...) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: readme(of: name), swiftSettings: settings,
    linkerSettings: [.linkedLibrary("m")])  // rounding, which the standard library leaves to libm
}

func readme(of name: String) -> [String] {
  name == "Statements" ? ["README.md"] : []
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
  products: [.executable(name: "viewdidlearn", targets: ["viewdidlearn"])],
  targets: [
    library("CEditline", apt: "libedit-dev", pkgConfig: "libedit"),
    library(
      "CMarkGFM", apt: "libcmark-gfm-dev libcmark-gfm-extensions-dev", pkgConfig: "libcmark-gfm"),
    library("CYAML", apt: "libyaml-dev", pkgConfig: "yaml-0.1"),
    library("CUnistring", apt: "libunistring-dev"),
    library("CSQLite", apt: "libsqlite3-dev", pkgConfig: "sqlite3"),

    .systemLibrary(name: "CGetopt"),
    .target(name: "CPhrases"),

    module("Diagnostics"),
    module("Orders"),
    module("Simulator"),
    module("Notation", uses: "Diagnostics", "CYAML"),
    module("Statements", uses: "Diagnostics", "Notation", "Simulator"),
    module("Mistakes", uses: "Diagnostics", "Simulator", "Statements"),
    module("Curriculum", uses: "Diagnostics", "Notation", "CMarkGFM"),
    module(
      "Grading",
      uses: "Diagnostics", "Orders", "Curriculum", "Mistakes", "Simulator", "Statements"),
    module(
      "Sessions",
      uses: "Diagnostics", "Orders", "Notation", "Simulator", "Statements", "Mistakes",
      "Curriculum", "Grading"),
    module(
      "Checking",
      uses: "Diagnostics", "Orders", "Simulator", "Statements", "Mistakes", "Curriculum",
      "Grading", "Sessions"),
    module(
      "Phrases",
      uses: "Diagnostics", "Orders", "Notation", "Simulator", "Statements", "Mistakes",
      "Curriculum", "Grading", "Sessions", "Checking", "CPhrases"),
    module(
      "Rendering",
      uses: "Diagnostics", "Orders", "Notation", "Simulator", "Statements", "Mistakes",
      "Curriculum", "Grading", "Sessions", "Checking", "Phrases", "CUnistring"),
    module("Storage", uses: "Notation", "Sessions", "CSQLite"),
    module("LineEditing", uses: "CEditline"),
    .executableTarget(
      name: "viewdidlearn",
      dependencies: [
        "Diagnostics", "Notation", "Simulator", "Statements", "Mistakes", "Curriculum", "Grading",
        "Sessions", "Checking", "Phrases", "Rendering", "Storage", "LineEditing", "CGetopt",
      ],
      swiftSettings: settings),

    .target(name: "Terminal", path: "Tests/Terminal", swiftSettings: settings),
    .executableTarget(
      name: "lineediting-probe", dependencies: ["LineEditing"], path: "Tests/LineEditingProbe",
      swiftSettings: settings),
    tests(of: "Diagnostics"),
    tests(of: "Orders"),
    tests(of: "Simulator", with: "Orders"),
    tests(of: "Notation", with: "Diagnostics"),
    tests(
      of: "Statements", with: "Diagnostics", "Notation", "Simulator", excluding: ["Scripts"]),
    tests(
      of: "Mistakes", with: "Diagnostics", "Notation", "Simulator", "Statements",
      excluding: ["Scripts"]),
    tests(of: "Curriculum", with: "Diagnostics", "Notation"),
    tests(
      of: "Grading", with: "Diagnostics", "Notation", "Curriculum", "Mistakes", "Simulator",
      "Statements"),
    tests(
      of: "Sessions",
      with: "Diagnostics", "Notation", "Simulator", "Statements", "Mistakes", "Curriculum",
      "Grading"),
    tests(
      of: "Checking",
      with: "Diagnostics", "Simulator", "Statements", "Mistakes", "Curriculum", "Grading",
      "Sessions"),
    tests(
      of: "Phrases",
      with: "Diagnostics", "Notation", "Simulator", "Statements", "Mistakes", "Curriculum",
      "Grading", "Sessions", "Checking"),
    tests(
      of: "Rendering",
      with: "Diagnostics", "Orders", "Notation", "Simulator", "Statements", "Mistakes",
      "Curriculum", "Grading", "Sessions", "Checking", "Phrases", excluding: ["Transcripts"]),
    tests(of: "Storage", with: "Notation", "Sessions", "storage-probe"),
    .executableTarget(
      name: "storage-probe", dependencies: ["Notation", "Sessions", "Storage"],
      path: "Tests/StorageProbe", swiftSettings: settings),
    tests(of: "LineEditing", with: "Terminal", "lineediting-probe"),
    tests(of: "viewdidlearn", with: "Terminal"),
  ]
)
