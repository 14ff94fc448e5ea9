import Cohorts
import LibC
import PostgreSQL
import viewdidlearn

func connect(
  _ server: Server
) throws(DatabaseFault) -> any Database {
  try PostgreSQLDatabase(
    address: server.address, token: server.token, patience: server.patience)
}

onDeepStack { exit(Program(arguments: CommandLine.arguments, connect: connect).run()) }
