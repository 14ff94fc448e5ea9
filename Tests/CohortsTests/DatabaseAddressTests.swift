import Cohorts
import Testing

@Suite struct DatabaseAddressTests {
  @Test(arguments: [
    (
      "postgresql://ann:s3cret@school.example:5433/classes?sslmode=verify-full&password=x",
      "postgresql://ann@school.example:5433/classes?sslmode=verify-full"
    ),
    ("postgres://ann:p@ss@host/db", "postgres://ann@host/db"),
    ("postgresql://host/db", "postgresql://host/db"),
    ("postgresql://", "postgresql://"),
    ("postgresql:///db?host=/run&password=x", "postgresql:///db?host=/run"),
    ("postgresql://host/db?p%61ssword=x&sslpassword=y&user=z", "postgresql://host/db"),
    ("postgresql://host?sslmode=require", "postgresql://host?sslmode=require"),
    ("postgresql://host?password=x", "postgresql://host"),
    ("postgresql://host/db?sslmode=require&password=a?b", "postgresql://host/db?sslmode=require"),
    ("/srv/class/room.sqlite3", "/srv/class/room.sqlite3"),
  ])
  func showsNoPassword(_ address: String, _ shown: String) {
    #expect(DatabaseAddress(address).shown == shown)
  }

  @Test(arguments: [
    ("postgresql://ann:s3cret@host:5433/classes?password=x", "postgresql://room@host:5433/classes"),
    ("postgresql://host/db", "postgresql://room@host/db"),
    ("/srv/room.sqlite3", "/srv/room.sqlite3"),
  ])
  func showsAnotherRoleInPlaceOfTheTeachers(_ address: String, _ shown: String) {
    #expect(DatabaseAddress(address).shown(as: "room") == shown)
  }

  @Test func knowsServersByTheirScheme() {
    #expect(DatabaseAddress("postgresql://host/db") == .server("postgresql://host/db"))
    #expect(DatabaseAddress("postgres://host/db") == .server("postgres://host/db"))
    #expect(DatabaseAddress("postgresql.sqlite3") == .file("postgresql.sqlite3"))
  }
}
