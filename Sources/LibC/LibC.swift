// The C library of the system, by whatever name it goes there: the one place that asks.
#if canImport(Darwin)
  @_exported public import Darwin
#else
  @_exported public import Glibc
#endif

extension stat {
  /// When the file was last written.
  public var modified: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
