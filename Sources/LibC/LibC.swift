// The C library of the system, by whatever name it goes there: the one place that asks.
#if canImport(Darwin)
  @_exported public import Darwin
#else
  @_exported public import Glibc
#endif
