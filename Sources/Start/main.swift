import LibC
import viewdidlearn

onDeepStack { exit(Program(arguments: CommandLine.arguments, connect: nil).run()) }
