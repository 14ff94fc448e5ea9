import LibC
import LineEditing

adoptUTF8Locale()
signal(SIGPIPE, SIG_IGN)
onDeepStack { exit(Program(arguments: CommandLine.arguments).run()) }
